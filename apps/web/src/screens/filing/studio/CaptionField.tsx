import type { FileRow } from '@saki/contracts/fileRow'

import { canKeepBoth } from '../../../autosave/chooseVersion.ts'
import { ConflictChoice } from '../../../autosave/ConflictChoice.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { textDirection } from '../../../ui/TextField.tsx'
import { CAPTION_LIMIT } from './captionKind.ts'
import { useCaption } from './useCaption.ts'

interface CaptionFieldProps {
  file: FileRow
  readOnly: boolean
  onChanged: () => void
}

/** Keterangan of one picture, saved as the fields of the draft are. */
export function CaptionField({ file, readOnly, onChanged }: CaptionFieldProps) {
  const { say } = useWords('studio', 'drafts')
  const caption = useCaption(file, readOnly, onChanged)
  const { text, status } = caption
  const isLong = text.length > CAPTION_LIMIT
  return (
    <div className={`inspected ${isLong ? 'faulty' : ''}`}>
      <label className="field-label below-6" htmlFor="caption">
        <Label k="studio:caption" />
      </label>
      {isLong && (
        <p className="fault" id="caption-error">
          <Icon name="alert" size={18} />
          {say('studio:caption.long', { limit: CAPTION_LIMIT })}
        </p>
      )}
      <textarea
        id="caption"
        className="input"
        rows={2}
        dir={textDirection(text)}
        value={text}
        readOnly={!caption.canEdit}
        aria-invalid={isLong || undefined}
        aria-describedby={isLong ? 'caption-error caption-hint' : 'caption-hint'}
        onChange={(event) => caption.change(event.target.value)}
        onBlur={caption.save}
      />
      <div className="flex between gap-12 above-4">
        <span className="hint" id="caption-hint" role="status">
          {say(
            status === 'device' || status === 'unsaved'
              ? 'studio:caption.failed'
              : status === 'saved' && caption.isSavedNow
                ? 'studio:caption.saved'
                : 'studio:caption.hint',
          )}
        </span>
        <bdi dir="ltr" className={`hint count push ${isLong ? 'over' : ''}`}>
          {text.length} / {CAPTION_LIMIT}
        </bdi>
      </div>
      {status === 'conflict' && (
        <ConflictChoice
          text={say('studio:caption.stale')}
          lines={caption.differences.map((difference) => ({
            path: difference.path,
            name: say('studio:caption'),
            mine: String(difference.mine),
            theirs: String(difference.theirs),
            both: canKeepBoth(difference, CAPTION_LIMIT) ? say('drafts:conflict.both.lines') : undefined,
          }))}
          onSettle={caption.settle}
        />
      )}
    </div>
  )
}
