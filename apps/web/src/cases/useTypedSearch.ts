import { useEffect, useState } from 'react'

/** Milliseconds after the last key until a list is asked. */
const PAUSE = 350

/**
 * The text of a search field and its setter. `text`: the words searched now, from the address. Calls onSearch a moment after the last key,
 * unless `canSearch` says no.
 */
export function useTypedSearch(
  text: string,
  onSearch: (text: string) => void,
  canSearch: (text: string) => boolean = () => true,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(text)
  const [asked, setAsked] = useState(text)
  if (text !== asked) {
    // The address changed: through our own search (then a trailing space is kept) or by going back.
    setAsked(text)
    if (text !== typed.trim()) setTyped(text)
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === text || !canSearch(wanted)) return
    const timer = setTimeout(() => onSearch(wanted), PAUSE)
    return () => clearTimeout(timer)
  }, [typed, text, onSearch, canSearch])
  return [typed, setTyped]
}
