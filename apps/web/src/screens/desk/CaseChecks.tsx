import { clsx } from 'clsx'
import type { OfficeCase } from '@saki/contracts/desk'
import { designViews } from '@saki/domain/files/designViews'
import { formatRupiah } from '@saki/domain/money/rupiah'
import type { TextKey } from '@saki/texts'
import { legalDateText } from '@saki/texts/dates'
import type { ReactNode } from 'react'

import { callAddress, type Answer } from '../../lib/ask.ts'
import { openPopUp } from '../../lib/popUp.ts'
import { Button } from '../../ui/Button.tsx'
import { groupedByCode } from '../../forms/findings.ts'
import { formAreas } from '../../forms/formAreas.ts'
import { issueText } from '../../forms/issueText.ts'
import { documentLabel, filingFormOf, slotLabel } from '../../forms/slotNames.ts'
import { useCall } from '../../lib/queries.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './desk.module.css'

type Mark = 'good' | 'warn' | 'bad'
const icons = { good: 'check', warn: 'warning', bad: 'alert' } as const
const tones = { good: 'text-success', warn: 'text-warning', bad: 'text-danger' }

/** Automatic checks of a case: fee, files, the rules of the form, unread letters. */
export function CaseChecks({ found }: { found: OfficeCase }) {
  const { say, language } = useWords('desk')
  const { FEE } = found
  return (
    <ul className={clsx(styles.checks, 'grid gap-6 hairline-below')} aria-label={say('desk:check.title')}>
      {FEE && (
        <Line mark={FEE.STATUS === 'PAID' ? 'good' : 'warn'}>
          {say(FEE.STATUS === 'PAID' ? 'desk:check.feePaid' : 'desk:check.feeOpen', {
            amount: formatRupiah(FEE.AMOUNT),
          })}
        </Line>
      )}
      {found.VIEWS_TOTAL > 0 ? (
        <Line mark="good">{say('desk:check.views', { count: found.VIEWS_TOTAL })}</Line>
      ) : (
        <Line mark={found.FILES_TOTAL > 0 ? 'good' : 'warn'}>
          {say('desk:check.files', { count: found.FILES_TOTAL })}
        </Line>
      )}
      <Rules found={found} />
      <FileFindings found={found} />
      {found.UNREAD > 0 && <Line mark="warn">{say('desk:check.unread')}</Line>}
      {found.FROZEN_SINCE && (
        <Line mark="warn">
          {say('desk:check.frozen', { date: legalDateText(found.FROZEN_SINCE, language), why: found.FROZEN_BECAUSE })}
        </Line>
      )}
    </ul>
  )
}

type Rule = Answer<'getValFormalitas'>['ERRORS'][number]

/** Runs the form's rules, which the applicant passed at filing, on the filed data. */
function Rules({ found: { PATENT_ID, RIGHT } }: { found: OfficeCase }) {
  const form = filingFormOf(RIGHT)
  const { say } = useWords('desk', ...(form ? formAreas(form) : []))
  const { data } = useCall('getValFormalitas', { query: { patentId: PATENT_ID } }, { retry: false, staleTime: 60_000 })
  if (!data) return null
  const ruleLine = ({ PATH, CODE, MESSAGE }: Rule) => {
    const label = documentLabel(form, PATH.replace(/^FILES\./, ''))
    return { id: `${PATH} ${CODE}`, text: label ? `${say(label)}: ${MESSAGE}` : MESSAGE }
  }
  const [bad, warn] = [data.ERRORS.length, data.WARNINGS.length]
  if (bad === 0 && warn === 0) return <Line mark="good">{say('desk:check.rulesOk')}</Line>
  return (
    <>
      {bad > 0 && (
        <FindingList mark="bad" title={say('desk:check.rulesBad', { count: bad })} lines={data.ERRORS.map(ruleLine)} />
      )}
      {warn > 0 && (
        <FindingList
          mark="warn"
          title={say('desk:check.rulesWarn', { count: warn })}
          lines={data.WARNINGS.map(ruleLine)}
        />
      )}
    </>
  )
}

/** What the applicant's browser found in the files before filing; the applicant saw it on the last page. */
function FileFindings({ found: { FINDINGS, RIGHT } }: { found: OfficeCase }) {
  const form = filingFormOf(RIGHT)
  const { say, language } = useWords('desk', 'filing', ...(form ? formAreas(form) : []))
  const lines = FINDINGS.flatMap((file) =>
    groupedByCode(file.FINDINGS).map((finding) => ({
      id: `${file.DOC_ID}${finding.code}`,
      text: (
        <>
          <FileName file={file} label={slotLabel(form, file.SPECDOC_TYP)} />
          {': '}
          {issueText(finding, say, language)}
          {finding.pages.length > 0 &&
            ` ${say('desk:check.findingPages', { pages: finding.pages.join(say('core:comma')) })}`}
        </>
      ),
    })),
  )
  if (lines.length === 0) return null
  return <FindingList mark="warn" title={say('desk:check.findings', { count: lines.length })} lines={lines} />
}

/** The view of a picture or the kind of a document; opens it in its own window. */
function FileName({ file, label }: { file: OfficeCase['FINDINGS'][number]; label: TextKey | undefined }) {
  const { say } = useWords('desk', 'filing')
  const { DOC_ID, FILE_NAME, SPECDOC_NAME, VIEW_TYPE_ID } = file
  const view = designViews.find(({ id }) => id === VIEW_TYPE_ID)
  const kind = view?.text ?? label
  const name = (
    <>
      <bdi>{kind ? say(kind) : SPECDOC_NAME}</bdi>
      {say('core:comma')}
      <bdi>{FILE_NAME}</bdi>
    </>
  )
  const address = view
    ? callAddress('getIMGDoc', { id: DOC_ID })
    : FILE_NAME.toLowerCase().endsWith('.pdf') && `/viewer/pdf/${encodeURIComponent(DOC_ID)}`
  if (!address) return <b>{name}</b>
  return (
    <Button look="act" onClick={() => openPopUp(address)}>
      <span>
        {name}
        <span className="sr"> {say('desk:files.open')}</span>
      </span>
    </Button>
  )
}

/** Longer lists are collapsed at first. */
const OPEN_LINES = 6

/** Number of findings, and the list of them. */
function FindingList({
  mark,
  title,
  lines,
}: {
  mark: Mark
  title: string
  lines: readonly { id: string; text: ReactNode }[]
}) {
  return (
    <Line mark={mark}>
      <details className={styles.findings} open={lines.length <= OPEN_LINES}>
        <summary>{title}</summary>
        <ul className="grid gap-6">
          {lines.map(({ id, text }) => (
            <li key={id} className="break-anywhere">
              {text}
            </li>
          ))}
        </ul>
      </details>
    </Line>
  )
}

function Line({ mark, children }: { mark: Mark; children: ReactNode }) {
  return (
    <li className="grid gap-10 small">
      <Icon name={icons[mark]} size={18} className={tones[mark]} />
      <span>{children}</span>
    </li>
  )
}
