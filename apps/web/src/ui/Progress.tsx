export type ProgressSegment = 'empty' | 'half' | 'full' | 'bad'

/** Progress as equal segments. `label` says the same in words for screen readers. */
export function Progress({ segments, label }: { segments: readonly ProgressSegment[]; label: string }) {
  const classes: Record<ProgressSegment, string> = { empty: '', half: 'half', full: 'on', bad: 'bad' }
  return (
    <span className="upload-segments flex gap-4" role="img" aria-label={label}>
      {segments.map((segment, at) => (
        <i key={at} className={classes[segment]} />
      ))}
    </span>
  )
}

/** A progress bar; `percent` from 0 to 100. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      className="progress-bar"
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ inlineSize: `${percent}%` }} />
    </div>
  )
}
