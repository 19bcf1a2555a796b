import { useEffect, useRef } from 'react'

/** Keyboard shortcuts on every page of a filing: Ctrl+S saves, Ctrl+Enter continues (⌘ on a Mac). */
export function useShortcuts(onSave: () => void, onContinue?: () => void): void {
  const now = useRef({ onSave, onContinue })
  useEffect(() => void (now.current = { onSave, onContinue }))
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      if (event.key.toLowerCase() === 's') {
        event.preventDefault()
        now.current.onSave()
      } else if (event.key === 'Enter' && now.current.onContinue) {
        event.preventDefault()
        now.current.onContinue()
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
