import type { ReactNode } from 'react'

/** Bar at the foot of a form, always in reach: main action first at the start edge, `end` (a total, a state) at the far end. */
export function StickyBar({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return <div className="stick"><div className="in">{children}<span className="grow" />{end}</div></div>
}
