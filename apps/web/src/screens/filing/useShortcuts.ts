import { useEffect, useRef } from 'react'

/** Ctrl+S saves, Ctrl+Enter goes on (⌘ on a Mac), on every page of a filing. */
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
