import { clsx } from 'clsx'
import type { VerifiedLetter } from '@saki/contracts/letters'
import type { Language, TextKey } from '@saki/texts'
import { legalDateText } from '@saki/texts/dates'
import type { ReactNode } from 'react'

import { useCall } from '../../lib/queries.ts'
import { CopyButton } from '../../ui/Code.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { useWords, type Say } from '../../ui/useWords.ts'
import { FileCheck } from './FileCheck.tsx'
import styles from './verification.module.css'

/** The office's answer for a code. A letter that was taken back is shown in red: it was issued but is not valid. */
export function VerificationResult({ code }: { code: string }) {
  const { say } = useWords('letters')
  const { data, error, refetch } = useCall('verifyDocument', { query: { code } }, { staleTime: 0, retry: false })
  if (error?.status === 404)
    return (
      <Note tone="bad" role="alert">
        {say('letters:page.unknown')}
      </Note>
    )
  if (error?.status === 429)
    return (
      <Note tone="warn" role="alert">
        {say('letters:page.tooOften')}
      </Note>
    )
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className="card pad">
        <Skeleton lines={6} block={32} />
      </div>
    )
  return <Known letter={data} />
}

/** Why a document that was issued is no longer valid. */
function endOf({ REPLACED_BY, WITHDRAWN_ON }: VerifiedLetter, say: Say, language: Language): string {
  const date = WITHDRAWN_ON ? legalDateText(WITHDRAWN_ON, language) : ''
  return REPLACED_BY
    ? say('letters:page.replaced', { date, number: REPLACED_BY.DOC_NUMBER })
    : say('letters:page.withdrawn', { date })
}

function Known({ letter }: { letter: VerifiedLetter }) {
  const { say, language } = useWords('letters')
  const valid = letter.STATE === 'VALID'
  return (
    <>
      <section className={clsx('card', styles.card, 'grid gap-16')} data-state={letter.STATE}>
        <Note tone={valid ? 'good' : 'bad'} role="status">
          <b>{valid ? say('letters:page.valid') : endOf(letter, say, language)}</b>
        </Note>
        <h2>
          <TwoNames name={letter.OFFIDOC_NAME} own={letter.OFFIDOC_CAPTION} />
        </h2>
        <dl className={clsx(styles.facts, 'grid')}>
          <Fact k="letters:page.number" code>
            {letter.DOC_NUMBER}
          </Fact>
          <Fact k="letters:page.date">
            <LegalDateText date={letter.DOC_DATE} />
          </Fact>
          <Fact k="letters:page.case" code>
            {letter.PATENT_ID}
          </Fact>
          {letter.REGISTRATION_NBR && (
            <Fact k="letters:page.registration" code>
              {letter.REGISTRATION_NBR}
            </Fact>
          )}
          <Fact k="letters:page.signature">
            {letter.SIGNATURE ? (
              <>
                {say('letters:page.signed', { subject: letter.SIGNATURE.SUBJECT })}{' '}
                <bdi dir="ltr" className={clsx('mono', styles.hash)}>
                  {letter.SIGNATURE.FINGERPRINT}
                </bdi>
              </>
            ) : (
              say('letters:page.unsigned')
            )}
          </Fact>
          <Fact k="letters:page.hash">
            <bdi dir="ltr" className={clsx('mono', styles.hash)}>
              {letter.SHA256}
            </bdi>{' '}
            <CopyButton value={letter.SHA256} />
          </Fact>
        </dl>
      </section>
      <FileCheck sha256={letter.SHA256} size={letter.SIZE} />
    </>
  )
}

function Fact({ k, code = false, children }: { k: TextKey; code?: boolean; children: ReactNode }) {
  return (
    <div className="grid one-column-on-phones gap-16 row-gap-4 hairline-above">
      <dt className="muted small">
        <Label k={k} stacked />
      </dt>
      <dd className="break-anywhere">
        {code ? (
          <bdi dir="ltr" className="mono">
            {children}
          </bdi>
        ) : (
          children
        )}
      </dd>
    </div>
  )
}
