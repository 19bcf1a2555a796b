import { clsx } from 'clsx'
import type { SubRef } from '@saki/contracts/caseHistory'
import { parseApplicationNumber } from '@saki/domain/ids/applicationNumber'

import { AnswerLink } from '../../cases/AnswerLink.tsx'
import { StatusChip } from '../../cases/StatusChip.tsx'
import { useLetterToAnswer } from '../../cases/useLetterToAnswer.ts'
import { useCall } from '../../lib/queries.ts'
import { useUser } from '../../lib/session.ts'
import { RequestsButton } from '../../requests/RequestsButton.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { SideSheet } from '../../ui/SideSheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { FileButton } from './FileButton.tsx'
import styles from './workflow.module.css'

/** STATUS_CODE of a letter that waits for its answer. */
const AWAITS_ANSWER = '2015'

/** Details of a letter or answer: status, documents, history. */
export function SubSheet({ sub, onClose }: { sub: SubRef; onClose: () => void }) {
  const key = { procTyp: sub.PROC_TYP, procNbr: sub.PROC_NBR }
  const detail = useCall('getDetailSubWorkflow', { params: key })
  const status = useCall('getStatusSubWorkflow', { params: key })
  const { data, error } = detail
  const failure = error ?? status.error
  const isOfficer = useUser()?.ROLE === 'office'
  const { letter } = useLetterToAnswer(data?.PATENT_ID ?? null, data?.STATUS_CODE === AWAITS_ANSWER)
  return (
    <SideSheet
      title={<Label k={sub.KIND === 'LETTER' ? 'viewer:map.procedure.letter' : 'viewer:map.procedure.answer'} />}
      onClose={onClose}
    >
      {failure && (
        <ErrorPanel error={failure} onRetry={() => [detail, status].forEach((each) => void each.refetch())} />
      )}
      {!data && !failure && <Skeleton lines={5} block={28} />}
      {data && (
        <>
          <p>
            <StatusChip code={data.STATUS_CODE} name={data.STATUS_NAME} caption={data.STATUS_CAPTION} />
          </p>
          <p>
            {data.STATUS_MEANS} {status.data?.NEXT_STEP}
          </p>
          {data.OFFIDOC && (
            <p>
              <b>
                <bdi>{data.OFFIDOC.OFFIDOC_NAME}</bdi>
              </b>{' '}
              <bdi dir="ltr" className="mono">
                {data.OFFIDOC.DOC_NUMBER}
              </bdi>
              {data.OFFIDOC.DUE_DATE && (
                <span className="block">
                  <Label k="workflow:screen.due" /> <LegalDateText date={data.OFFIDOC.DUE_DATE} />
                </span>
              )}
            </p>
          )}
          <p className="row wrap gap-8">
            {letter && <AnswerLink procid={letter} />}
            {!isOfficer && <RequestsButton number={data.PATENT_ID} title={data.TITLE} />}
          </p>
          {data.FILES.length > 0 && (
            <p className={'flex wrap gap-16 row-gap-0'}>
              {data.FILES.map((file) => (
                <FileButton key={file.DOC_ID} id={file.DOC_ID} name={file.NAME} />
              ))}
            </p>
          )}
          <SubHistory sub={sub} patentId={data.PATENT_ID} />
        </>
      )}
    </SideSheet>
  )
}

function SubHistory({ sub, patentId }: { sub: SubRef; patentId: string }) {
  const file = parseApplicationNumber(patentId)
  const none = '-'
  const { data, error, refetch } = useCall('getSubWorkflow', {
    params: {
      fileSeq: file?.fileSeq ?? none,
      fileTyp: file?.fileTyp ?? none,
      fileSer: file ? String(file.fileSer) : none,
      fileNbr: file ? String(file.fileNbr) : none,
      docOri: none,
      docLog: none,
      docSer: none,
      docNbr: none,
      procTyp: sub.PROC_TYP,
      procNbr: sub.PROC_NBR,
    },
  })
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={3} />
  return (
    <section aria-labelledby="subhistory">
      <h3 id="subhistory">
        <Label k="viewer:flow.sub.history" />
      </h3>
      <ol className={clsx(styles.steps, 'above-8 small')}>
        {data.map((row) => (
          <li key={row.ACTION_NBR} className="grid gap-16 row-gap-0 hairline-above">
            <LegalDateText date={row.EVENT_DATE} />
            <div>
              <b>
                <TwoNames name={row.ACTION_TYPE_NAME} own={row.ACTION_TYPE_CAPTION} />
              </b>
              <p className="muted">{row.DESCRIPTION}</p>
              {row.NOTES && <blockquote dir="auto">{row.NOTES}</blockquote>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
