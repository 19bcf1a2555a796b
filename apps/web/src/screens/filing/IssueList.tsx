import { clsx } from 'clsx'
import type { Level } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { issueText } from '../../forms/issueText.ts'
import type { FormIssue } from '../../forms/scene.ts'
import { documentLabel } from '../../forms/slotNames.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { Icon, type IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords, type Say } from '../../ui/useWords.ts'
import { sameIssues, type FileIssue } from './fileIssues.ts'
import { draftIdOf } from './draftId.ts'
import type { FilingForm } from './useFilingForm.ts'
import styles from './filing.module.css'

const levels: readonly { level: Level; title: TextKey; icon: IconName; tone: string }[] = [
  { level: 'STOP', title: 'drafts:check.stops', icon: 'alert', tone: 'text-danger' },
  { level: 'LATER', title: 'drafts:check.later', icon: 'clock', tone: 'text-warning' },
  { level: 'WARN', title: 'drafts:check.hints', icon: 'warning', tone: 'text-warning' },
]

interface IssueListProps {
  filing: FilingForm
  issues: FilingForm['issues']
  /** The page to return to from the field; undefined: the hub. */
  from?: 'check'
}

/**
 * Issues that stop the filing, documents that may follow, and suggestions; each links to its field, with a way back.
 */
export function IssueList({ filing, issues, from }: IssueListProps) {
  const { say } = useWords('drafts', 'filing', 'preflight')
  return (
    <>
      <div className="stack">
        {levels.map(({ level, title, icon, tone }) => {
          const found = issues.filter((issue) => issue.level === level)
          if (found.length === 0) return null
          return (
            <section key={level}>
              <h3 className="below-8 small">
                <Label k={title} />
              </h3>
              <ul className={styles.issues}>
                {sameIssues(found).map((same) => (
                  <IssueRow
                    key={same.map(keyOf).join(' ')}
                    same={same}
                    icon={icon}
                    tone={tone}
                    filing={filing}
                    from={from}
                  />
                ))}
              </ul>
            </section>
          )
        })}
      </div>
      {issues.some(({ level }) => level !== 'STOP') && (
        <p className={from ? 'hint above-16' : 'hint'}>{say('drafts:check.neverStop')}</p>
      )}
    </>
  )
}

type Issue = FilingForm['issues'][number]

const keyOf = (issue: Issue) => `${issue.path}${issue.code}${'file' in issue ? issue.file.ID : ''}`

interface IssueRowProps extends Omit<IssueListProps, 'issues'> {
  /** One issue, or the same one of several files. */
  same: readonly Issue[]
  icon: IconName
  tone: string
}

function IssueRow({ same, icon, tone, filing, from }: IssueRowProps) {
  const { say, language } = useWords('drafts', 'filing', 'preflight')
  const [issue] = same
  const ofFiles = same.filter((each): each is FileIssue => 'file' in each)
  const pictures = ofFiles.flatMap(({ file }) => file.THUMB_URL ?? [])
  const [file, ...others] = ofFiles
  if (!issue) return null
  return (
    <li className="grid gap-10 hairline-above sm">
      {pictures.length === 0 && <Icon name={icon} size={18} className={tone} />}
      {pictures.length > 0 && (
        <span className={clsx(styles.issuePictures, 'row wrap gap-4')}>
          {pictures.map((url) => (
            <img className="rounded" key={url} src={url} alt="" loading="lazy" />
          ))}
        </span>
      )}
      <span>
        {file ? <FileNames issues={ofFiles} /> : documentName(filing, issue, say)}
        {issueText(issue, say, language)}
        {file && file.pages.length > 0 && pagesText(file.pages, say)}{' '}
        <PageLink
          className={styles.issueLink}
          to="/buat-pengajuan/draft"
          search={{
            draft: draftIdOf(filing),
            step: issue.step,
            ...(from && { from }),
            field: issue.path,
            ...(file && others.length === 0 && { file: file.file.ID, finding: issue.code }),
          }}
        >
          {say(filing.form.pages.find(({ id }) => id === issue.step)?.title ?? 'core:change')}
        </PageLink>
      </span>
    </li>
  )
}

/** Name of the document, which the text of the issue does not contain. */
function documentName(filing: FilingForm, issue: FormIssue, say: Say): string {
  const label = documentLabel(filing.form, issue.path.replace(/^FILES\./, ''))
  return label ? `${say(label)}: ` : ''
}

/** The names of the pictures' views, or of the files. */
function FileNames({ issues }: { issues: readonly FileIssue[] }) {
  const { say } = useWords('filing')
  return (
    <>
      {issues.map(({ file, viewName }, at) => (
        <b key={file.ID}>
          {at > 0 && say('core:comma')}
          {viewName ? say(viewName) : <bdi dir="auto">{file.FILE_NAME}</bdi>}
        </b>
      ))}
      {': '}
    </>
  )
}

/** Most pages listed by number; more are counted. */
const MOST_PAGES = 6

function pagesText(pages: readonly number[], say: Say): string {
  const named = pages.slice(0, MOST_PAGES).join(say('core:comma'))
  const more = pages.length - MOST_PAGES
  return ` ${more > 0 ? say('drafts:check.pagesMore', { pages: named, count: more }) : say('drafts:check.pages', { pages: named })}`
}
