import { Label } from './Label.tsx'

/** First Tab stop of every layout; jumps over the menus to #main. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      <Label k="core:skip" />
    </a>
  )
}
