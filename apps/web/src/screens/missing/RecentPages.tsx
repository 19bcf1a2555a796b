import { legalClockText } from '@saki/texts/dates'
import { Link } from '@tanstack/react-router'

import { recentPages } from '../../lib/recentPages.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'

/** Links to the last three pages of this tab. */
export function RecentPages() {
  const pages = recentPages().slice(0, 3)
  if (pages.length === 0) return null
  return (
    <Card title={<Label k="shell:missing.recent" />} flush>
      <ul className="waylist">
        {pages.map((page) => (
          <li key={page.path}>
            <Link to={page.path}>
              <Icon name="history" />
              <span>
                <bdi>{page.title}</bdi> <span className="cap nowrap">{legalClockText(new Date(page.at))}</span>
              </span>
              <Icon name="chevron-next" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
