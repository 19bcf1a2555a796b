import type { OfficeCase } from '@saki/contracts/desk'
import { legalDateText } from '@saki/texts/dates'

import { useSetSearch } from '../../../lib/pageAddress.ts'
import { Button } from '../../../ui/Button.tsx'
import { TwoNames } from '../../../ui/TwoNames.tsx'
import { useWords } from '../../../ui/useWords.ts'

/** Steps shown at once; older ones stand in the history. */
const MOST = 6

/** The last steps of a case from old to new, whose letters open, and the day that comes next. */
export function CaseTimeline({ found }: { found: OfficeCase }) {
  const { say, language } = useWords('desk', 'deskCase')
  const navigate = useSetSearch('/petugas/berkas/$patentId')
  const steps = found.HISTORY.filter(({ UNDONE_BY, ACTION_TYP }) => UNDONE_BY === null && ACTION_TYP !== 'UNDO').slice(
    -MOST,
  )
  return (
    <ol className="inset-16 hairline-above grid gap-16 one-column-on-phones" style={{ gridTemplateColumns: COLUMNS }}>
      {steps.map(
        (
          { ACTION_NBR, ACTION_DATE, ACTION_TYPE_NAME, ACTION_TYPE_CAPTION, OFFIDOC_NAME, OFFIDOC_CAPTION, DOC_ID },
          at,
        ) => (
          <li
            key={ACTION_NBR}
            className="grid content-start items-start gap-2 small break-anywhere"
            style={lineOf(at === steps.length - 1)}
          >
            <b>{legalDateText(ACTION_DATE, language)}</b>
            <TwoNames name={ACTION_TYPE_NAME} own={ACTION_TYPE_CAPTION} stacked />
            {OFFIDOC_NAME && DOC_ID && (
              <Button look="act" icon="mail-open" onClick={() => navigate({ tab: 'files', doc: DOC_ID })}>
                <span lang={OFFIDOC_CAPTION ? language : 'id'} className="text-start" style={{ whiteSpace: 'normal' }}>
                  {OFFIDOC_CAPTION || OFFIDOC_NAME}
                </span>
              </Button>
            )}
          </li>
        ),
      )}
      {found.DUE_DATE && (
        <li
          className="grid content-start gap-2 small"
          style={{ borderBlockStart: '3px dashed var(--line)', paddingBlockStart: 'var(--space-8)' }}
        >
          <b>{legalDateText(found.DUE_DATE, language)}</b>
          <span className="muted">{say(found.DUE_KIND === 'TARGET' ? 'desk:fact.target' : 'desk:fact.due')}</span>
        </li>
      )}
    </ol>
  )
}

const COLUMNS = 'repeat(auto-fit, minmax(8.5rem, 1fr))'

const lineOf = (isNow: boolean) => ({
  borderBlockStart: `3px solid var(${isNow ? '--info' : '--success'})`,
  paddingBlockStart: 8,
})
