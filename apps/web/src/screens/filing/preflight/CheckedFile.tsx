import { clsx } from 'clsx'
import type { PreflightFinding } from '@saki/domain/preflight/look'
import { useState } from 'react'

import { useWords } from '../../../ui/useWords.ts'
import { useFilingSearch } from '../useFilingSearch.ts'
import type { DocumentCheck } from './checks.ts'
import { Explanation } from './Explanation.tsx'
import type { FilePanelProps } from './filePanelProps.ts'
import { useFindingWords } from './findingWords.ts'
import { PartMarks } from './PartMarks.tsx'
import { PageStrip } from './PageStrip.tsx'
import { reportedFinding, type PartFile } from './partFiles.ts'
import styles from './preflight.module.css'

const none: readonly PreflightFinding[] = []

/** One finding, the pages of the file with theirs, and all findings as plain text. */
export function CheckedFile({
  slot,
  block,
  known,
  draft,
  part,
  check,
  onChange,
  onView,
}: FilePanelProps & { part: PartFile; check: DocumentCheck; onView: (page: number) => void }) {
  const findings = known.findings.get(slot) ?? none
  const { file: named, finding: code } = useFilingSearch()
  const addressed =
    part.file && part.file.ID === named ? findings.findIndex((one) => reportedFinding(one).CODE === code) : 0
  const [selected, setAt] = useState<number>()
  const at = selected ?? Math.max(0, addressed)
  const [chosen, choose] = useState<number>()
  const finding = findings[Math.min(at, findings.length - 1)]
  const page = chosen ?? finding?.page ?? 1
  const showPage = (number: number) => {
    choose(number)
    const first = findings.findIndex((one) => one.page === number)
    if (first !== -1) setAt(first)
  }
  const showFinding = (next: number) => {
    setAt(next)
    choose(findings[next]?.page)
  }
  const isCombined = slot === block.combined
  return (
    <>
      {isCombined && check.look && (
        <PartMarks block={block} known={known} draft={draft} pages={check.look.pages} page={page} onChange={onChange} />
      )}
      {check.look && (
        <Explanation
          check={check}
          findings={findings}
          at={Math.min(at, Math.max(0, findings.length - 1))}
          page={page}
          onGo={showFinding}
          onOpen={onView}
          part={part}
          known={known}
          readOnly={draft.readOnly}
        />
      )}
      <PageStrip
        fileName={part.fileName}
        progress={check.progress}
        findings={findings}
        page={page}
        onPage={showPage}
        onOpen={onView}
        claims={known.parts.get('KLM')?.pages[0] && (isCombined || slot === 'KLM') ? known.claims?.length : undefined}
        claimsPage={known.parts.get('KLM')?.pages[0]?.page}
        beginnings={
          isCombined
            ? known.there.flatMap(({ slot, from }) => {
                const label = block.parts.find((one) => one.slot === slot)?.label
                return from === undefined || !label ? [] : [{ page: from, label }]
              })
            : []
        }
      />
      {check.look && <TextList check={check} findings={findings} />}
    </>
  )
}

/** The findings by page as plain text. */
function TextList({ check, findings }: Pick<Parameters<typeof Explanation>[0], 'check' | 'findings'>) {
  const { say } = useWords('preflight')
  const wordsOf = useFindingWords()
  const lines = (own: typeof findings) => own.map((finding) => wordsOf(finding).title).join('; ')
  const [isOpen, setOpen] = useState(false)
  const whole = findings.filter(({ page }) => page === undefined)
  return (
    <details className={clsx(styles.list, 'small')} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="text-link strong">{say('preflight:list.open')}</summary>
      {isOpen && (
        <ul>
          {whole.length > 0 && (
            <li>
              {say('preflight:list.file')}: {lines(whole)}
            </li>
          )}
          {check.progress.pages.map(({ page }) => {
            const own = findings.filter((finding) => finding.page === page)
            return (
              <li key={page}>
                {say('preflight:list.page', { page })}: {own.length > 0 ? lines(own) : say('preflight:strip.clean')}
              </li>
            )
          })}
        </ul>
      )}
    </details>
  )
}
