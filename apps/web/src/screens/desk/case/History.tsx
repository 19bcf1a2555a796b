import { clsx } from 'clsx'
import type { HistoryRow } from '@saki/contracts/desk'

import { citeArticles, namesLaw } from '@saki/domain/law/ground'
import { legalDateText, legalTimeText } from '@saki/texts/dates'
import { Fragment, isValidElement, useState, type ReactNode } from 'react'

import { useSetSearch } from '../../../lib/pageAddress.ts'
import { Button } from '../../../ui/Button.tsx'
import { Label } from '../../../ui/Label.tsx'
import { LegalTime } from '../../../ui/LegalTime.tsx'
import { TwoNames } from '../../../ui/TwoNames.tsx'
import { useWords } from '../../../ui/useWords.ts'
import styles from '../desk.module.css'
import { PaperScans } from './PaperScans.tsx'
import { lateDialog } from '../../../ui/Late.tsx'

const TranslationDialog = lateDialog(async () => (await import('./TranslationDialog.tsx')).TranslationDialog)

/** Newest first: who did what on which legal ground, internal notes, and who read the letter when. */
export function History({ patentId, rows }: { patentId: string; rows: readonly HistoryRow[] }) {
  return (
    <ol className={clsx(styles.history, 'hairlines')} reversed>
      {rows.toReversed().map((row) => (
        <Event key={row.ACTION_NBR} patentId={patentId} row={row} />
      ))}
    </ol>
  )
}

function Event({ patentId, row }: { patentId: string; row: HistoryRow }) {
  const { say, language } = useWords('desk', 'deskCase')
  return (
    <li className={clsx('inset-12', row.UNDONE_BY !== null && 'undone')} value={row.ACTION_NBR}>
      <div className={clsx(styles.event, 'flex align-baseline gap-12')}>
        <b>
          <TwoNames name={row.ACTION_TYPE_NAME} own={row.ACTION_TYPE_CAPTION} />
        </b>
        <span className="grow" />
        <span className="hint">
          <LegalTime at={row.CAPTURE_DATE} />
        </span>
      </div>
      <p className="hint">
        <Dotted>
          {[
            <By key="by" row={row} />,
            namesLaw(row.GROUND) && <bdi key="ground">{citeArticles(row.GROUND)}</bdi>,
            row.PRIOR_STATUS_NAME !== row.NEW_STATUS_NAME && (
              <bdi key="step">
                {row.PRIOR_STATUS_CAPTION || row.PRIOR_STATUS_NAME} {language === 'ar' ? '←' : '→'}{' '}
                {row.NEW_STATUS_CAPTION || row.NEW_STATUS_NAME}
              </bdi>
            ),
            row.RECEIVED_DATE &&
              say('deskCase:history.received', {
                date: legalDateText(row.RECEIVED_DATE, language),
                notice: legalDateText(row.ACTION_DATE, language),
              }),
            row.DUE_DATE && say('deskCase:history.due', { date: legalDateText(row.DUE_DATE, language) }),
          ]}
        </Dotted>
      </p>
      {row.NOTES && <p dir="auto">{row.NOTES}</p>}
      {row.INTERNAL_NOTE && (
        <p className={clsx(styles.internal, 'small')} dir="auto">
          <b>{say('deskCase:history.internal')}</b> {row.INTERNAL_NOTE}
        </p>
      )}
      <div className="hint row wrap gap-8">
        {row.OFFIDOC_NAME && <Letter name={row.OFFIDOC_NAME} own={row.OFFIDOC_CAPTION} docId={row.DOC_ID} />}
        {row.OFFIDOC_NAME && row.DUE_DATE && row.IND_TOLD === 'Y' && <Translate row={row} />}
        <PaperScans patentId={patentId} row={row} />
        {row.IND_TOLD === 'Y' && (
          <span>
            {row.READ_AT
              ? say('deskCase:history.read', { at: legalTimeText(row.READ_AT, language) })
              : say('deskCase:history.unread')}
          </span>
        )}
        {row.UNDONE_BY !== null && <span>{say('deskCase:history.undone', { n: row.UNDONE_BY })}</span>}
      </div>
    </li>
  )
}

/** The letter of an act, which opens in the viewer beside the action. */
function Letter({ name, own, docId }: { name: string; own: string; docId: string | null }) {
  const { say } = useWords('deskCase')
  const navigate = useSetSearch('/petugas/berkas/$patentId')
  if (docId === null) return <TwoNames name={name} own={own} />
  return (
    <Button
      look="act"
      icon="mail-open"
      aria-label={say('deskCase:letter.open', { name: own || name })}
      onClick={() => navigate({ tab: 'files', doc: docId })}
    >
      <TwoNames name={name} own={own} />
    </Button>
  )
}

/** Opens the courtesy translation of a letter that asks for an answer. */
function Translate({ row }: { row: HistoryRow }) {
  const [isOpen, setOpen] = useState(false)
  const { PROC_TYP, PROC_NBR, ACTION_NBR } = row
  return (
    <>
      <Button look="act" icon="globe" onClick={() => setOpen(true)}>
        <Label k="deskCase:translate" />
      </Button>
      {isOpen && <TranslationDialog letter={{ PROC_TYP, PROC_NBR, ACTION_NBR }} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Joins the parts that are there with dots. */
function Dotted({ children }: { children: readonly ReactNode[] }) {
  return children.filter(Boolean).map((part, at) => (
    <Fragment key={(isValidElement(part) && part.key) || String(part)}>
      {at > 0 && ' · '}
      {part}
    </Fragment>
  ))
}

function By({ row }: { row: HistoryRow }) {
  const { say } = useWords('desk', 'deskCase')
  const name = row.OFFICER_NAME
  if (row.ACTOR === 'SYSTEM') return say('deskCase:history.system')
  if (row.ACTOR === 'OFFICE') return name ? say('deskCase:history.by', { name }) : say('deskCase:history.system')
  if (name) return say('deskCase:history.paper', { name })
  return say(row.ACTOR === 'PUBLIC' ? 'deskCase:history.public' : 'deskCase:history.applicant')
}
