import { payGuide } from './chapters.ts'
import { Guide } from './Guide.tsx'

/** /viewer/panduan-pembayaran */
export function PayGuideScreen() {
  return <Guide title="manual:pay.title" chapters={payGuide} at={undefined} />
}
