/** Whether keys pressed here are text: in a field, a choice or a dialog. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, textarea, select, dialog, dialog *')
}
