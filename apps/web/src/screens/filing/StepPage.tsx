import { useEffect, type ReactNode } from 'react'

import { FormPage } from '../../forms/FormPage.tsx'
import type { FormPageOf, FormScene } from '../../forms/scene.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Label } from '../../ui/Label.tsx'
import { StickyBar } from '../../ui/StickyBar.tsx'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { ChangeKind } from './ChangeKind.tsx'
import { FilingAttachments } from './FilingAttachments.tsx'
import { FeeRail, FeeTotal } from './FeeRail.tsx'
import { filesBlockOf } from './filesBlock.tsx'
import { FilingFrame } from './FilingFrame.tsx'
import { focusTarget } from '../../forms/focusTarget.ts'
import { draftIdOf } from './draftId.ts'
import { MarkRail } from './MarkRail.tsx'
import { prefillOf } from './prefills.ts'
import { StudioStep } from './studio/StudioStep.tsx'
import type { FilingForm } from './useFilingForm.ts'
import { useFilingSearch, useFilingNavigate } from './useFilingSearch.ts'
import { useStepCheck } from './useStepCheck.ts'
import styles from './filing.module.css'
import studioStyles from './studio/studio.module.css'

const TYPE = 'APPL_TYP'

/** One page of the form, with heading and sticky bar. */
export function StepPage({ filing, page, band }: { filing: FilingForm; page: FormPageOf; band?: ReactNode }) {
  const { say } = useWords('drafts', 'filing', 'forms')
  const term = useTerm()
  const go = useFilingNavigate()
  const { from, field, file } = useFilingSearch()
  const { pages } = filing.form
  const at = pages.findIndex(({ id }) => id === page.id)
  const check = useStepCheck(filing, ({ step }) => step === page.id, prefillOf(page.id, filing.user))
  useEffect(() => (field || file ? focusTarget(file, field) : undefined), [file, field])
  const onContinue = () => {
    void filing.engine?.flush()
    if (!filing.readOnly && !check.passes()) return
    go({ draft: draftIdOf(filing), step: from === 'check' ? 'check' : pages[at + 1]?.id })
  }
  const hasRail = !isWide(page) && !asksMarkName(page)
  return (
    <FilingFrame
      filing={filing}
      heading={<Label k={page.title} />}
      name={term(page.title).term}
      step={{ at: at + 1, of: pages.length }}
      band={band}
      failed={check.faults.length > 0}
      onContinue={onContinue}
      className={holds(page, 'images') ? studioStyles.screen : undefined}
      bar={
        <StickyBar end={<FeeTotal fee={filing.fee} compact isOnly={!hasRail} />}>
          <Button look="primary" onClick={onContinue}>
            <Label k="core:continue" />
          </Button>
          <PageLink
            className="button"
            to="/buat-pengajuan/draft"
            search={{ draft: draftIdOf(filing), ...(from === 'check' && { step: 'check' }) }}
          >
            <Label k="core:back" />
          </PageLink>
        </StickyBar>
      }
    >
      {page.hint && <p className="muted lead below-16">{say(page.hint)}</p>}
      <ErrorSummary faults={check.faults} attempt={check.attempt} />
      <StepMiddle filing={filing} page={page} scene={check.scene} />
    </FilingFrame>
  )
}

function holds(page: FormPageOf, as: 'images' | 'documents' | 'parts'): boolean {
  return page.blocks.some((block) => block.as === as)
}

function rulesOf(page: FormPageOf) {
  return page.blocks.flatMap((block) => (block.as === 'documents' ? block.rules : []))
}

function holdsGoods(page: FormPageOf): boolean {
  return page.blocks.some((block) => block.as === 'rows' && block.of === 'goods')
}

/** The page with the name of a mark: similar marks stand beside it, and its total in the bar. */
function asksMarkName(page: FormPageOf): boolean {
  return page.blocks.some((block) => block.as === 'fields' && Object.hasOwn(block.fields, 'MARK_NAME'))
}

/** The file of the label that the page asks for. */
function labelOf({ files }: FilingForm, page: FormPageOf): string | undefined {
  const slot = page.blocks.find((block) => block.as === 'label')?.slot
  return files.find(({ SPECDOC_TYP }) => SPECDOC_TYP === slot)?.ID
}

/** Pages that need the full width: the studio, PDF parts, and goods, which show the cost per class themselves. */
function isWide(page: FormPageOf): boolean {
  return holds(page, 'images') || holds(page, 'parts') || holdsGoods(page)
}

interface StepMiddleProps {
  filing: FilingForm
  page: FormPageOf
  scene: FormScene
}

/** Content between heading and bar: the questions with the fee beside them, or a full-width screen. */
function StepMiddle({ filing, page, scene }: StepMiddleProps) {
  if (holds(page, 'images')) return <StudioStep {...filing.fileStep} />
  if (holds(page, 'parts')) return <DocumentBlocks filing={filing} page={page} scene={scene} />
  if (holdsGoods(page)) return <FormPage page={page} scene={scene} filesBlock={filesBlockOf(filing)} />
  return (
    <div className="split">
      {holds(page, 'documents') ? (
        <FilingAttachments {...filing.fileStep} rules={rulesOf(page)} />
      ) : (
        <div className="card">
          <FormBlocks filing={filing} page={page} scene={scene} />
        </div>
      )}
      {asksMarkName(page) ? (
        <MarkRail data={filing.draft.data} labelId={labelOf(filing, page)}>
          <FeeRail fee={filing.fee} />
        </MarkRail>
      ) : (
        <FeeRail fee={filing.fee} />
      )}
    </div>
  )
}

/** Document blocks are placed on the page itself, question blocks in cards. */
function DocumentBlocks({ filing, page, scene }: StepMiddleProps) {
  return (
    <div className="stack">
      {page.blocks.map((block, at) => (
        <div key={at} className={block.as === 'fields' ? 'card' : styles.documentBlock}>
          <FormPage page={{ ...page, blocks: [block] }} scene={scene} filesBlock={filesBlockOf(filing)} />
        </div>
      ))}
    </div>
  )
}

/**
 * The page as the form defines it. The choice of a right is drawn as cards that also show rights the portal does not
 * accept yet.
 */
function FormBlocks({ filing, page, scene }: StepMiddleProps) {
  const isFirst = page.blocks.some((block) => block.as === 'fields' && Object.hasOwn(block.fields, TYPE))
  if (!isFirst) return <FormPage page={page} scene={scene} filesBlock={filesBlockOf(filing)} />
  const path = `FILING.${TYPE}`
  const rest = page.blocks.map((block) =>
    block.as === 'fields'
      ? { ...block, fields: Object.fromEntries(Object.entries(block.fields).filter(([name]) => name !== TYPE)) }
      : block,
  )
  return (
    <>
      <div className="form-block">
        <ChangeKind
          key={filing.draft.localId}
          filing={filing}
          error={scene.errors.get(path)}
          readOnly={scene.readOnly}
        />
      </div>
      <FormPage page={{ ...page, blocks: rest }} scene={scene} />
    </>
  )
}
