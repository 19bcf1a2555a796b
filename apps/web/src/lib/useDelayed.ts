import { useEffect, useState } from 'react'

/** The text as it was `pause` milliseconds after its last change. */
export function useDelayed(text: string, pause: number): string {
  const [delayed, setDelayed] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return delayed
}
