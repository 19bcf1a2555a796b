import { clsx } from 'clsx'
import type { AnswerForm } from '@saki/contracts/answers'
import { formatBytes } from '@saki/domain/files/limits'

import { FileHash } from '../../cases/FileHash.tsx'
import { withoutTurn } from '../../cases/standing.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText, LegalTime } from '../../ui/LegalTime.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { AnswerCaseLine } from './AnswerHead.tsx'
import { pointName } from './answerState.ts'
import answerStyles from './answer.module.css'
import checklistStyles from '../../checklist/checklist.module.css'

const tones = { received: 'blue', accepted: 'green', insufficient: 'amber' } as const

/** Receipt of a sent answer: when, by whom, the text, and the SHA-256 of every file. */
export function SentAnswerReceipt({ form }: { form: AnswerForm }) {
  const { say } = useWords('answers', 'requests')
  const receipt = form.RECEIPT
  if (!receipt) return null
  return (
    <div className={answerStyles.sent}>
      <Page
        title="answers:sent.title"
        above={<AnswerCaseLine form={form} />}
        actions={
          <Button icon="print" onClick={() => print()}>
            <Label k="answers:sent.print" />
          </Button>
        }
      >
        <div className="stack">
          <Note tone={receipt.STATE === 'insufficient' ? 'warn' : 'good'}>
            <b>
              {say('answers:sent.at')} <LegalTime at={receipt.SENT_AT} long />
            </b>
            <p>{receipt.STATE === 'received' ? say('answers:sent.next') : say(`answers:sent.${receipt.STATE}`)}</p>
            {form.STILL_DUE && <p>{withoutTurn(form.STILL_DUE)}</p>}
          </Note>
          <section className="card">
            <dl className={clsx(answerStyles.sentFacts, 'grid one-column-on-phones gap-24 row-gap-8')}>
              <dt>
                <Label k="answers:sent.number" stacked />
              </dt>
              <dd className="mono">
                <bdi dir="ltr">
                  {receipt.PROC_TYP}-{receipt.PROC_NBR}
                </bdi>
              </dd>
              <dt>
                <Label k="answers:letter" stacked />
              </dt>
              <dd>
                <TwoNames name={form.LETTER_NAME} own={form.LETTER_CAPTION} />
                {say('core:comma')}
                <LegalDateText date={form.LETTER_DATE} />
              </dd>
              <dt>
                <Label k="answers:list.case" stacked />
              </dt>
              <dd>
                <bdi dir="ltr" className="mono">
                  {form.PATENT_ID}
                </bdi>{' '}
                <bdi>{form.TITLE}</bdi>
              </dd>
              <dt>
                <Label k="answers:sent.by" stacked />
              </dt>
              <dd>
                <bdi>{receipt.SENT_BY}</bdi>
              </dd>
              <dt>
                <Label k="workflow:screen.status" stacked />
              </dt>
              <dd>
                <Chip tone={tones[receipt.STATE]} icon={receipt.STATE === 'received' ? 'hourglass' : 'check'}>
                  <Label k={`answers:sent.${receipt.STATE}`} />
                </Chip>
              </dd>
            </dl>
            <ol className={clsx(answerStyles.check, answerStyles.proof)}>
              {receipt.POINTS.map((point) => (
                <li key={pointName(point)}>
                  <b dir="auto">{point.TITLE}</b>
                  {point.ANSWER_TEXT !== '' && (
                    <p className={clsx(checklistStyles.said, 'keep-lines')} dir="auto">
                      {point.ANSWER_TEXT}
                    </p>
                  )}
                  {point.FILES.map((file) => (
                    <div key={file.DOC_ID} className="row wrap gap-8 row-gap-4 break-anywhere">
                      <Icon name="file" size={18} />
                      {file.EXHIBIT && (
                        <span dir="auto">
                          {say('requests:dispute.counterFile', { n: file.EXHIBIT.NBR })}: {file.EXHIBIT.NAME}
                        </span>
                      )}
                      <bdi dir="ltr" className="filename">
                        {file.FILE_NAME}
                      </bdi>{' '}
                      <span className="hint" dir="ltr">
                        {formatBytes(file.SIZE)}
                      </span>
                      <FileHash label="answers:sent.hash" value={file.SHA256} />
                    </div>
                  ))}
                </li>
              ))}
            </ol>
          </section>
          <div className="actions">
            <PageLink
              className="button"
              to="/table-list/patents/workflow/$patentId"
              params={{ patentId: form.PATENT_ID }}
            >
              <Icon name="timeline" />
              <Label k="answers:sent.case" />
            </PageLink>
            <PageLink className="button" to="/user-docx/tp/tdkberbayar">
              <Label k="answers:sent.list" />
            </PageLink>
          </div>
        </div>
      </Page>
    </div>
  )
}
