import type { OfficeCase } from '@saki/contracts/desk'

import { callAddress } from '../../../lib/ask.ts'
import { openPopUp } from '../../../lib/popUp.ts'
import type { PointEvidence } from '../../../checklist/FormalityChecklist.tsx'
import type { Line } from '../../../checklist/checklistState.ts'
import { groupedByCode } from '../../../forms/findings.ts'
import { formAreas } from '../../../forms/formAreas.ts'
import { issueText } from '../../../forms/issueText.ts'
import { filingFormOf } from '../../../forms/slotNames.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { useCaseFiles, type CaseDocument } from './useCaseFiles.ts'

/** For each point of the checklist: its pictures, documents or typed value, and what the checks before filing found in them. */
export function useEvidence(found: OfficeCase): (line: Line) => PointEvidence {
  const form = filingFormOf(found.RIGHT)
  const { say, language } = useWords('desk', 'deskCase', 'filing', ...(form ? formAreas(form) : []))
  const { groups } = useCaseFiles(found.PATENT_ID, found.RIGHT)
  const findingsIn = ({ DOC_ID, name }: CaseDocument) =>
    groupedByCode(found.FINDINGS.find((file) => file.DOC_ID === DOC_ID)?.FINDINGS ?? []).map((finding) => {
      const pages =
        finding.pages.length > 0
          ? ` ${say('desk:check.findingPages', { pages: finding.pages.join(say('core:comma')) })}`
          : ''
      return `${name}: ${issueText(finding, say, language)}${pages}`
    })
  return (line) => {
    if (line.SPECDOC_TYP === null) return { findings: [], shown: <Value text={line.VALUE} /> }
    const documents = (groups?.find(({ kind }) => kind === line.SPECDOC_TYP)?.documents ?? []).filter(
      ({ VIEW_TYPE_ID }) => line.VIEW_TYPE_ID === null || VIEW_TYPE_ID === line.VIEW_TYPE_ID,
    )
    // A point for all pictures of a right that judges each view repeats neither the views nor their findings.
    const isAboutViews = line.VIEW_TYPE_ID === null && documents.some(({ VIEW_TYPE_ID }) => VIEW_TYPE_ID !== null)
    return {
      findings: isAboutViews ? [] : documents.filter(({ isNewest }) => isNewest).flatMap(findingsIn),
      shown: <Files documents={documents} isSmall={isAboutViews} isReady={groups !== undefined} />,
    }
  }
}

function Value({ text }: { text: string }) {
  const { say } = useWords('deskCase')
  if (text === '') return null
  return (
    <p className="small break-anywhere">
      <span className="muted">{say('deskCase:list.filed')}</span>{' '}
      <span dir="auto" className="keep-lines">
        {text}
      </span>
    </p>
  )
}

interface FilesProps {
  documents: readonly CaseDocument[]
  isSmall: boolean
  isReady: boolean
}

function Files({ documents, isSmall, isReady }: FilesProps) {
  const { say } = useWords('deskCase')
  if (documents.length === 0) return isReady ? <p className="small muted">{say('deskCase:list.noFile')}</p> : null
  const size = isSmall ? 56 : 132
  return (
    <ul className="flex wrap gap-8 above-4">
      {documents.map((one) => (
        <li key={one.DOC_ID}>
          <button
            type="button"
            className="framed clipped surface text-plain text-start grid gap-2 caption-size"
            aria-label={say('deskCase:list.file', { name: one.name })}
            onClick={() => openPopUp(addressOf(one))}
          >
            {one.thumbnail ? (
              <img
                src={isSmall ? one.thumbnail : callAddress('getIMGDoc', { id: one.DOC_ID })}
                alt=""
                loading="lazy"
                className="block well"
                style={{ blockSize: size, minInlineSize: size, maxInlineSize: '100%', objectFit: 'contain' }}
              />
            ) : (
              <span className="row gap-6 pad-8-16">
                <Icon name="file" size={18} />
                <bdi className="break-anywhere">{one.name}</bdi>
                {one.PAGES !== null && (
                  <span className="hint nowrap">{say('deskCase:files.meta', { pages: one.PAGES })}</span>
                )}
              </span>
            )}
            {one.version !== undefined && !isSmall && (
              <span className="pad-8-16 muted">{say('deskCase:files.version', { n: one.version })}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

const addressOf = ({ DOC_ID, isPicture }: CaseDocument) =>
  isPicture ? callAddress('getIMGDoc', { id: DOC_ID }) : `/viewer/pdf/${encodeURIComponent(DOC_ID)}`
