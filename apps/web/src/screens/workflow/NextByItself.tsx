import { clsx } from 'clsx'
import { Fragment } from 'react'
import type { WorkflowStatus } from '@saki/contracts/workflow'
import { citeArticles } from '@saki/domain/law/ground'

import { Icon } from '../../ui/icons/Icon.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { useWords } from '../../ui/useWords.ts'
import { TwoNames } from '../../ui/TwoNames.tsx'
import styles from './workflow.module.css'

/** What happens automatically if nobody acts: the day, the next status, the article. */
export function NextByItself({
  next,
  ground,
}: {
  next: NonNullable<WorkflowStatus['NEXT_AUTO']>
  ground: string | undefined
}) {
  const { say } = useWords('workflow')
  return (
    <p className={clsx(styles.byItself, 'flex align-baseline gap-6 above-4 small')}>
      <Icon name="bolt" size={16} />
      <span>
        {say('workflow:screen.auto')} <LegalDateText date={next.ON_DATE} />:{' '}
        <b>
          <TwoNames name={next.NEW_STATUS_NAME} own={next.NEW_STATUS_CAPTION} />
        </b>
        {ground && (
          <>
            {' '}
            (<LegalGround ground={ground} />)
          </>
        )}
      </span>
    </p>
  )
}

/** An article in the regulation's language. */
export function LegalGround({ ground }: { ground: string }) {
  return (
    <bdi lang="id" dir="ltr">
      {citeArticles(ground)
        .split(', ')
        .map((article, at, all) => (
          <Fragment key={article}>
            <span className="nowrap">
              {article}
              {at < all.length - 1 && ','}
            </span>
            {at < all.length - 1 && ' '}
          </Fragment>
        ))}
    </bdi>
  )
}
