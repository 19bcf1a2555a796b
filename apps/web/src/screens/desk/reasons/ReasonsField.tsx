import type { TextKey } from '@saki/texts'

import { PageLink } from '../../../lib/PageLink.tsx'
import { useCall } from '../../../lib/queries.ts'
import { Check } from '../../../ui/Choice.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'

interface FieldProps {
  patentId: string
  /** PROC_TYP-PROC_NBR */
  processId: string
  /** Errors of the server by its field names. */
  refused: readonly { field: string; message: string }[]
  /** Whether the search report is an annex of the letter; undefined for an act without a letter. */
  annex: boolean | undefined
  onAnnex: (annex: boolean) => void
}

/** The reasons that a decision takes, and where they are written. */
export function ReasonsField({ patentId, processId, refused, annex, onAnnex }: FieldProps) {
  const { say } = useWords('reasons', 'grounds')
  const [PROC_TYP = '', nbr] = processId.split('-')
  const { data: cited = [] } = useCall('officeCitations', { query: { patentId } })
  const pinned = cited.filter(({ CITED }) => CITED.IND_PUBLIC === 'Y').length
  const { data } = useCall('officeReasons', { query: { PROC_TYP, PROC_NBR: Number(nbr) } })
  const reasons = data?.REASONS ?? []
  const faults = refused.filter(({ field }) => field.startsWith('REASONS'))
  return (
    <FieldFrame
      id={`reasons-${processId}`}
      group
      label={<Label k="reasons:title" />}
      error={
        faults.length > 0 ? faults.map(({ field, message }) => faultText(say, field, message)).join(' ') : undefined
      }
    >
      {reasons.length === 0 ? (
        <p className="hint">{say('reasons:none')}</p>
      ) : (
        <ol className="grid gap-6 small">
          {reasons.map(({ GROUND }, at) => (
            <li key={GROUND}>
              {at + 1}. {say(`grounds:${GROUND}` as TextKey)}
            </li>
          ))}
        </ol>
      )}
      <PageLink
        to="/petugas/berkas/$patentId"
        params={{ patentId }}
        search={{ tab: 'reasons' }}
        className="text-button"
      >
        <Icon name="pencil" size={18} /> <Label k="reasons:write" />
      </PageLink>
      {annex !== undefined && (pinned > 0 || annex) && (
        <Check
          id={`annex-${processId}`}
          checked={annex}
          onChange={onAnnex}
          hint={say('reasons:annex.hint', { n: pinned })}
          error={refused.find(({ field }) => field === 'IND_ANNEX')?.message}
        >
          <Label k="reasons:annex" />
        </Check>
      )}
    </FieldFrame>
  )
}

/** REASONS.0.FACTS names the first reason and its facts. */
function faultText(
  say: (key: TextKey, values?: Record<string, string | number>) => string,
  field: string,
  message: string,
) {
  const [, at, part = ''] = field.split('.')
  if (at === undefined) return message
  const names: Record<string, TextKey> = {
    FACTS: 'reasons:facts',
    EVIDENCE: 'reasons:evidence',
    CURE: 'reasons:cure',
    ASSESSMENT: 'reasons:assessment',
  }
  const name = names[part]
  return `${say('reasons:nth', { n: Number(at) + 1 })}${name ? `, ${say(name)}` : ''}: ${message}.`
}
