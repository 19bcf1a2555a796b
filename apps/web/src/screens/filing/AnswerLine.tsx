import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { issueText } from '../../forms/issueText.ts'
import type { FormFields, FormPageOf } from '../../forms/scene.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { draftIdOf } from './draftId.ts'
import type { FilingForm } from './useFilingForm.ts'
import filingStyles from './filing.module.css'
import formsStyles from '../../forms/forms.module.css'

/** The part of FilingForm needed to show answers. With `readOnly` (a review) they have no links to change them. */
export type AnswersView = Pick<FilingForm, 'files' | 'formFiles' | 'today' | 'issues' | 'readOnly'> & {
  draft: Pick<FilingForm['draft'], 'data' | 'tempId' | 'localId'>
}

interface AnswerLineProps {
  filing: AnswersView
  page: FormPageOf
  path: string
  label: ReactNode
  name?: FormFields[string]['label']
  full?: boolean
  children: ReactNode
}

/** One answer with its label, what is wrong with it, and the link to change it. */
export function AnswerLine({ filing, page, path, label, name, full = false, children }: AnswerLineProps) {
  const { say, language } = useWords('filing')
  const term = useTerm()
  const issue = filing.issues.find((found) => found.path === path && (found.wrong || found.level === 'STOP'))
  return (
    <div
      className={clsx(
        filingStyles.answer,
        'inset-10',
        'grid gap-16 hairline-above middle break-anywhere',
        full ? filingStyles.fullWidth : '',
        issue ? (issue.level === 'STOP' ? clsx('bad', filingStyles.bad) : 'w') : '',
      )}
    >
      <dt className="strong">{label}</dt>
      <dd>
        {children}
        {issue && (
          <span
            className={
              issue.level === 'STOP'
                ? 'fault'
                : clsx(formsStyles.advice, 'flex align-start gap-6 text-warning small strong')
            }
          >
            <Icon name="warning" size={16} />
            {issueText(issue, say, language)}
          </span>
        )}
      </dd>
      <dd className="noprint">
        {!filing.readOnly && (
          <PageLink
            className="small strong unlined nowrap"
            to="/buat-pengajuan/draft"
            search={{ draft: draftIdOf(filing), step: page.id, from: 'check', field: path }}
          >
            <Label k="core:change" />
            <span className="sr"> {term(name ?? page.title).term}</span>
          </PageLink>
        )}
      </dd>
    </div>
  )
}

/** Stands for an answer that was not given. */
export function BlankAnswer() {
  const { say } = useWords('drafts')
  return <span className="muted">{say('drafts:check.blank')}</span>
}
