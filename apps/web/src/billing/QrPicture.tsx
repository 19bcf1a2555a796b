import { clsx } from 'clsx'
import { encode } from 'uqr'
import billingStyles from './billing.module.css'
import paymentsStyles from './payments.module.css'

/** A QR code as one SVG path; dark on white in both themes, because scanners expect it. */
export function QrPicture({ text, label, faded = false }: { text: string; label: string; faded?: boolean }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <span className={clsx('qr-field framed', billingStyles.qrCode, paymentsStyles.qrCode)}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
        opacity={faded ? 0.14 : 1}
      >
        <path d={path} fill="#14202b" />
      </svg>
    </span>
  )
}
