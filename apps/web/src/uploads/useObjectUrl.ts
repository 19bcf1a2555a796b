import { useEffect, useState } from 'react'

/** An address for bytes that are still on this device; given back when no longer shown. */
export function useObjectUrl(bytes: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string | undefined>()
  useEffect(() => {
    let isOver = false
    const made = bytes && URL.createObjectURL(bytes)
    queueMicrotask(() => (isOver ? undefined : setUrl(made)))
    return () => {
      isOver = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [bytes])
  return url
}
