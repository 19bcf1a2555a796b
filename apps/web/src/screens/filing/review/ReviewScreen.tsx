import { clsx } from 'clsx'
import '../../../forms/forms.module.css'

import { newestForm } from '@saki/catalogue'
import type { Review } from '@saki/contracts/drafts'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { legalTimeText } from '@saki/texts/dates'
import { useEffect } from 'react'

import { usePageParams } from '../../../lib/pageAddress.ts'
import { useCall } from '../../../lib/queries.ts'
import { OpenPage } from '../../../shell/OpenPage.tsx'
import { officeNow } from '../../../ui/clock.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/Page.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { AnswerCard } from '../AnswerCard.tsx'
import type { AnswersView } from '../AnswerLine.tsx'
import reviewStyles from './review.module.css'

/** /pratinjau/$token: a shared draft, read-only for anyone with the link. */
export function ReviewScreen() {
  const { token = '' } = usePageParams('/pratinjau/$token')
  const { data, error, refetch } = useCall(
    'getReview',
    { query: { token } },
    { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
  )
  useUnlisted()
  return (
    <OpenPage wide>
      {!data && !error && (
        <div className="card pad">
          <Skeleton lines={8} block={32} />
        </div>
      )}
      {error && (error.status === 404 ? <NoReview /> : <ErrorPanel error={error} onRetry={() => void refetch()} />)}
      {data && <ReviewPage review={data} />}
    </OpenPage>
  )
}

function NoReview() {
  const { say } = useWords('drafts')
  return (
    <Page title="drafts:review.gone">
      <div className="card">
        <EmptyState>{say('drafts:review.gone.text')}</EmptyState>
      </div>
    </Page>
  )
}

function ReviewPage({ review }: { review: Review }) {
  const { say, language } = useWords('drafts', 'filing', 'forms', 'studio')
  const form = newestForm(review.FORM_TYP)
  if (!form) return <Note tone="bad">{say('drafts:form.unknown')}</Note>
  const filing = answersViewOf(review)
  return (
    <Page title="drafts:review.page" lead={say('drafts:review.page.lead', { name: review.SHARED_BY })}>
      <p className={clsx(reviewStyles.subject, 'grid gap-4 below-16')}>
        <b>
          <bdi>{review.TITLE || say('drafts:untitled')}</bdi>
        </b>
        <span className="sm muted">
          {say('drafts:review.page.saved', { time: legalTimeText(review.SAVED_AT, language) })}
          {' · '}
          {say('drafts:review.until', { time: legalTimeText(review.EXPIRES_AT, language) })}
        </span>
        <span className="sm muted">
          <Icon name="lock" size={16} /> {say('drafts:review.page.masked')}
        </span>
      </p>
      {form.pages
        .filter(({ after }) => after !== 'all')
        .map((page) => (
          <AnswerCard key={page.id} filing={filing} page={page} />
        ))}
      {review.TOTAL_AMOUNT !== null && (
        <p className="card pad flex between align-baseline gap-16">
          <Label k="drafts:review.page.total" />
          <b>
            <Money amount={review.TOTAL_AMOUNT} />
          </b>
        </p>
      )}
    </Page>
  )
}

/** The shared draft as AnswersView, read-only. */
function answersViewOf({ DATA, FILES }: Review): AnswersView {
  const files = FILES.map((file) => ({ ...file, DOWNLOAD_URL: '' }))
  return {
    draft: { data: DATA, tempId: undefined, localId: '' },
    files,
    formFiles: files.map(({ SPECDOC_TYP, VIEW_TYPE_ID, WIDTH, HEIGHT, PAGES }) => ({
      slot: SPECDOC_TYP,
      view: VIEW_TYPE_ID,
      width: WIDTH,
      height: HEIGHT,
      pages: PAGES,
    })),
    today: legalDateOf(new Date(officeNow())),
    issues: [],
    readOnly: true,
  }
}

/** The address contains the secret token: keeps it from search engines (robots) and from pages linked to (referrer). */
function useUnlisted(): void {
  useEffect(() => {
    const robots = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex, nofollow' })
    const referrer = Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' })
    document.head.append(robots, referrer)
    return () => {
      robots.remove()
      referrer.remove()
    }
  }, [])
}
