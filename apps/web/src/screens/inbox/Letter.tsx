import type { InboxItem } from '@saki/contracts/inbox'

import { useCall } from '../../lib/queries.ts'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { BrandMark } from '../../ui/icons/Kawung.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'

const KILOBYTE = 1024

/** The document an item came with: what it is, and the fingerprint by which it can be told from a forgery. */
export function Letter({ item }: { item: InboxItem }) {
  const { say } = useWords('inbox')
  const params = { procTyp: item.PROC_TYP, procNbr: item.PROC_NBR, actionNbr: item.ACTION_NBR }
  const { data, error, refetch } = useCall(
    'getOfficeDocName',
    { params },
    { enabled: item.HAS_DOC === 'Y', staleTime: Infinity },
  )
  if (item.HAS_DOC !== 'Y')
    return (
      <div className="rl">
        <p className="muted sm">{say('inbox:screen.letter.none')}</p>
      </div>
    )
  return (
    <div className="rl">
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={3} />}
      {data?.map((letter) => (
        <section key={letter.DOC_ID} className="paper" aria-label={letter.OFFIDOC_NAME}>
          <div className="kop">
            <BrandMark size={44} />
            <div>
              <b>DIREKTORAT JENDERAL KEKAYAAN INTELEKTUAL</b>
              <span>{letter.OFFIDOC_NAME}</span>
            </div>
          </div>
          <dl>
            <dt>
              <Label k="inbox:screen.letter.number" />
            </dt>
            <dd className="mono">
              <bdi dir="ltr">{letter.DOC_NUMBER}</bdi>
            </dd>
            <dt>
              <Label k="inbox:screen.letter.date" />
            </dt>
            <dd>
              <LegalDateText date={letter.DOC_DATE} />
            </dd>
            <dt>
              <Label k="inbox:screen.letter.file" />
            </dt>
            <dd>
              <bdi dir="ltr">{letter.FILE_NAME}</bdi>
              {letter.PAGES !== null && `, ${say('inbox:screen.letter.pages', { count: letter.PAGES })}`},{' '}
              {Math.ceil(letter.SIZE / KILOBYTE)} KB
            </dd>
            <dt>
              <Label k="inbox:screen.letter.print" />
            </dt>
            <dd className="mono sha">
              <bdi dir="ltr">{letter.SHA256.replace(/(.{8})(?=.)/g, '$1 ')}</bdi>
            </dd>
          </dl>
        </section>
      ))}
    </div>
  )
}
