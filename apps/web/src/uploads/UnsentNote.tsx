import { PageLink } from '../lib/PageLink.tsx'
import { Label } from '../ui/Label.tsx'
import { Note } from '../ui/Note.tsx'
import { useWords } from '../ui/useWords.ts'
import { namesOf, type Unsent } from './unsent.ts'

interface UnsentNoteProps {
  unsent: Unsent
  /** Id of the draft in the address. */
  draft: string
  /** Given on the declaration page: whether the user decided to file without the missing files. */
  decision?: { isMade: boolean; onChange: (isMade: boolean) => void }
}

/**
 * Lists the files that are not at the server yet, by name; empty when all are. With `decision` it asks whether to file
 * without them.
 */
export function UnsentNote({ unsent, draft, decision }: UnsentNoteProps) {
  const { say } = useWords('uploads')
  const { failed, underway, all } = unsent
  if (failed.length + underway.length === 0) return null
  return (
    <Note tone={failed.length > 0 ? 'bad' : 'warn'} role="status">
      <p>
        <b>{say('uploads:unsent.title', { there: all - failed.length - underway.length, all })}</b>
      </p>
      {failed.length > 0 && (
        <p>
          <bdi>{say('uploads:unsent.failed', { names: namesOf(failed, say('core:comma')) })}</bdi>
        </p>
      )}
      {underway.length > 0 && (
        <p>
          <bdi>
            {say('uploads:unsent.underway', { count: underway.length, names: namesOf(underway, say('core:comma')) })}
          </bdi>
        </p>
      )}
      {decision && (
        <label className="check above-8 below-8">
          <input
            type="checkbox"
            className="tick"
            checked={decision.isMade}
            onChange={(event) => decision.onChange(event.target.checked)}
          />
          <span>{say('uploads:unsent.decide')}</span>
        </label>
      )}
      {decision && (
        <PageLink className="text-button" to="/buat-pengajuan/draft" search={{ draft, step: 'attachments' }}>
          <Label k="uploads:unsent.look" />
        </PageLink>
      )}
    </Note>
  )
}
