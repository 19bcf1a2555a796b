import { useEffect, useState } from 'react'

/** An address for bytes that are still on this device; given back when no longer shown. */
export function useObjectUrl(bytes: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string | undefined>()
  useEffect(() => {
    if (!bytes) return setUrl(undefined)
    const made = URL.createObjectURL(bytes)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return url
}
