/** Whether a legal ground names an article; false for 'office rule'. */
export function isArticle(ground: string): boolean {
  return ground !== '' && ground !== 'office rule'
}
