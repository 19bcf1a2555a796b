import { useContentAge } from '../lib/contentAge.ts'

/** Has the frame say while the device is offline how old the page's content is (shell/OfflineStrip). `asOf` in milliseconds by the device's clock, 0: never loaded. */
export function OfflineNote({ asOf }: { asOf: number }) {
  useContentAge(asOf)
  return null
}
