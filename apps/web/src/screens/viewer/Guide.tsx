import { clsx } from 'clsx'

import type { TextKey } from '@saki/texts'
import { useEffect } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { ReportLink } from '../../ui/ReportLink.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { Chapter } from './chapters.ts'
import styles from './guide.module.css'

interface GuideProps {
  title: TextKey
  chapters: readonly Chapter[]
  /** Id of the chapter to open at. */
  at: string | undefined
}

/** A guide in its own window: table of contents and chapters. */
export function Guide({ title, chapters, at }: GuideProps) {
  const { say } = useWords('manual')
  useEffect(() => {
    if (at) document.getElementById(at)?.scrollIntoView()
  }, [at])
  return (
    <Page
      title={title}
      actions={
        <>
          <ReportLink />
          <Button icon="print" onClick={() => print()}>
            <Label k="core:print" />
          </Button>
        </>
      }
    >
      <div className={clsx(styles.guide, 'align-start grid gap-24')}>
        <nav className="noprint" aria-label={say('manual:contents')}>
          <h2 className="normal-size">
            <Label k="manual:contents" />
          </h2>
          <ol className="grid gap-8 above-8">
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <a href={`#${chapter.id}`} aria-current={chapter.id === at ? 'true' : undefined}>
                  {say(chapter.title)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={clsx('card', styles.text)}>
          {chapters.map((chapter) => (
            <section
              key={chapter.id}
              className="hairline-below"
              id={chapter.id}
              aria-labelledby={`${chapter.id}-title`}
              tabIndex={-1}
            >
              <h2 id={`${chapter.id}-title`} className="below-8">
                {say(chapter.title)}
              </h2>
              {chapter.paragraphs.map((paragraph) => (
                <p key={paragraph}>{say(paragraph)}</p>
              ))}
            </section>
          ))}
          <p className="hint">{say('manual:office')}</p>
        </div>
      </div>
    </Page>
  )
}
