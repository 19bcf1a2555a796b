import { useEffect, useState } from 'react'

/** An object URL for a file on this device; revoked when no longer used. */
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
