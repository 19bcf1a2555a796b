import { Label } from './Label.tsx'

/** First Tab stop of every layout; moves the focus to #main. */
export function SkipLink() {
  return (
    <a className="skip noprint" href="#main">
      <Label k="core:skip" />
    </a>
  )
}
