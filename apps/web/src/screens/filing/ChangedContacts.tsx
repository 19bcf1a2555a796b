import { clsx } from 'clsx'
import { useOutdated } from '../../forms/people/OutdatedNotes.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { FilingForm } from './useFilingForm.ts'
import styles from './filing.module.css'

/** Notice that people in the draft were changed in the address book, with a link to where the change can be applied. */
export function ChangedContacts({ filing }: { filing: FilingForm }) {
  const { say } = useWords('people')
  const [first, ...more] = useOutdated(filing.draft.data)
  if (!first || filing.readOnly) return null
  const names = [...new Set([first, ...more].map(({ contact }) => contact.PERSON_NAME))].join(say('core:comma'))
  const page = filing.form.pages.find(({ blocks }) =>
    blocks.some((block) => block.as === 'rows' && block.section === first.section),
  )
  return (
    <div className={clsx(styles.band, 'below-16')}>
      <Note role="status" icon="book">
        <p>{say('people:changed.hub', { names })}</p>
        <PageLink
          to="/buat-pengajuan/draft"
          search={{
            draft: filing.draft.tempId ?? filing.draft.localId,
            step: page?.id,
            field: `${first.section}.${first.at}`,
          }}
        >
          <Label k="people:changed.see" />
        </PageLink>
      </Note>
    </div>
  )
}
