/** Whether a text can be an address; the server has the last word. */
export function isMailLike(text: string): boolean {
  return text.length <= 200 && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)
}
