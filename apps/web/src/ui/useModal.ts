import { useEffect, useRef, type RefObject } from 'react'

/**
 * Makes a <dialog> modal while it is mounted: the rest is inert, Escape and a press beside it call `onClose`, the focus moves to
 * `[data-first]` or the first field of `.dialog-body`, and returns to the opener on unmount; of an
 * entry of a menu, which is gone by then, to the button of the menu.
 */
export function useModal(onClose?: () => void): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const dialog = box.current
    if (!dialog) return
    const opener = openerOf(document.activeElement)
    const onCancel = (event: Event) => {
      event.preventDefault()
      close.current?.()
    }
    const onPress = (event: Event) => (event.target === dialog ? close.current?.() : undefined)
    dialog.addEventListener('cancel', onCancel)
    dialog.addEventListener('click', onPress)
    if (!dialog.open) dialog.showModal()
    const field = '.dialog-body :is(input:not([type=hidden]), select, textarea)'
    const first = dialog.querySelector<HTMLElement>('[data-first]') ?? dialog.querySelector<HTMLElement>(field)
    first?.focus()
    return () => {
      dialog.removeEventListener('cancel', onCancel)
      dialog.removeEventListener('click', onPress)
      dialog.close()
      opener?.focus({ preventScroll: true })
    }
  }, [])
  return box
}

function openerOf(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role=menu]')
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
  return opener instanceof HTMLElement ? opener : null
}
