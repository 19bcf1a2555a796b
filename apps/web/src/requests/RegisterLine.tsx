import { letterOfNumber } from '@saki/catalogue/rights/looks'
import { findRight } from '@saki/catalogue'
import type { RegisteredCase } from '@saki/contracts/disputes'
import { legalDateText } from '@saki/texts/dates'
import type { ReactNode } from 'react'

import { CasePicture } from '../cases/CasePicture.tsx'
import { RightMark } from '../cases/RightMark.tsx'
import { Code } from '../ui/Code.tsx'
import { useWords } from '../ui/useWords.ts'

interface RegisterLineProps {
  entry: RegisteredCase
  /** A further sentence, such as the window of an opposition. */
  children?: ReactNode
  /** What can be done with it, at the end of the line. */
  act?: ReactNode
}

/** A case as the register shows it: picture, name, numbers, classes, owner and dates. */
export function RegisterLine({ entry, children, act }: RegisterLineProps) {
  const { say, language } = useWords('newRequest')
  const right = findRight(entry.APPL_TYP)
  const filed = legalDateText(entry.FILING_DATE, language)
  const classes = entry.CLASSES.join(', ') || '–'
  return (
    <li className="flex wrap align-start gap-16 pad-16-20 hairline-below">
      <CasePicture url={entry.IMG_URL} right={letterOfNumber(entry.PATENT_ID)} size={64} />
      <div className="grow break-anywhere" style={{ flexBasis: 200 }}>
        <span className="row wrap gap-8">
          {right && <RightMark right={right.letter} bare />}
          <b>
            <bdi>{entry.TITLE}</bdi>
          </b>
          <Code value={entry.PATENT_ID} />
          {entry.REGISTRATION_NBR !== '' && <Code value={entry.REGISTRATION_NBR} />}
        </span>
        <span className="block hint">
          <bdi>{entry.OWNER_NAMES}</bdi>. {say('newRequest:rights.facts', { classes, filed })}{' '}
          {entry.REGISTRATION_DATE &&
            say('newRequest:rights.registered', { date: legalDateText(entry.REGISTRATION_DATE, language) })}
        </span>
        {children}
      </div>
      {act}
    </li>
  )
}
