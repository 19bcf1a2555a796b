import { clsx } from 'clsx'
import type { InboxItem } from '@saki/contracts/inbox'
import { Suspense, useEffect, useState } from 'react'

import { FileHash } from '../../cases/FileHash.tsx'
import { openPopUp } from '../../lib/popUp.ts'
import { useCall } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { useWords } from '../../ui/useWords.ts'
import { latePart } from '../../ui/latePart.tsx'
import { LetterSkeleton } from './LetterSkeleton.tsx'
import styles from './inbox.module.css'

const LetterPages = latePart(async () => (await import('./LetterPages.tsx')).LetterPages)
/** Narrower screens open letters in the viewer, which has a text mode. */
const WIDE = '(min-width: 768px)'

/** The letter of an item as pages, with number, date and SHA-256. */
export function InboxLetter({ item }: { item: InboxItem }) {
  const { say } = useWords('inbox')
  const params = { procTyp: item.PROC_TYP, procNbr: item.PROC_NBR, actionNbr: item.ACTION_NBR }
  const { data, error, refetch } = useCall(
    'getOfficeDocName',
    { params },
    { enabled: item.HAS_DOC === 'Y', staleTime: 60_000 },
  )
  const isWide = useIsWide()
  if (item.HAS_DOC !== 'Y')
    return (
      <div className={clsx(styles.readerLetter, 'grow inset-20 well')}>
        <p className="muted sm">{say('inbox:screen.letter.none')}</p>
      </div>
    )
  return (
    <div className={clsx(styles.readerLetter, 'grow inset-20 well')}>
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LetterSkeleton />}
      {data?.map((letter) => (
        <section key={letter.DOC_ID} aria-label={letter.OFFIDOC_NAME}>
          <div className="row wrap gap-16 row-gap-4 below-12 caption-size">
            <b>
              <TwoNames name={letter.OFFIDOC_NAME} own={letter.OFFIDOC_CAPTION} />
            </b>
            <bdi dir="ltr" className="mono">
              {letter.DOC_NUMBER}
            </bdi>
            <LegalDateText date={letter.DOC_DATE} />
            <Button look="act" icon="eye" onClick={() => openPopUp(`/viewer/pdf/${letter.DOC_ID}`)}>
              <Label k="inbox:screen.letter.read" />
            </Button>
          </div>
          {isWide && letter.MIME === 'application/pdf' && (
            <Suspense fallback={<LetterSkeleton />}>
              <LetterPages id={letter.DOC_ID} />
            </Suspense>
          )}
          {letter.SHA256 && <FileHash label="inbox:screen.letter.print" value={letter.SHA256} />}
        </section>
      ))}
    </div>
  )
}

function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(WIDE).matches)
  useEffect(() => {
    const media = matchMedia(WIDE)
    const onChange = () => setWide(media.matches)
    media.addEventListener('change', onChange)
    return () => media.removeEventListener('change', onChange)
  }, [])
  return isWide
}
