import { useWords } from '../../../ui/useWords.ts'
import type { LabelState } from './useLabel.ts'

/** Thumbnails of a mark with several pictures; the selected one is shown large. */
export function LabelStrip({ label }: { label: LabelState }) {
  const { say } = useWords('goods')
  const { files, file, select } = label
  return (
    <ul className="labelstrip" aria-label={say('goods:label.pictures')}>
      {files.map((one, at) => (
        <li key={one.ID}>
          <button
            type="button"
            aria-pressed={one === file}
            aria-label={say('goods:label.picture', { at: at + 1, of: files.length, name: one.FILE_NAME })}
            onClick={() => select(one)}
          >
            <img src={one.THUMB_URL ?? ''} alt="" />
          </button>
        </li>
      ))}
    </ul>
  )
}
