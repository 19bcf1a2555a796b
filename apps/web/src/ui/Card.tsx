import { useId, type ReactNode } from 'react'

interface CardProps {
  /** Heading of the card, usually a Label; also the accessible name of its region. */
  title?: ReactNode
  /** At the end of the title line. */
  aside?: ReactNode
  /** Without padding, for tables and lists that fill the card. */
  flush?: boolean
  className?: string
  children: ReactNode
}

/** White card with a hairline border and no shadow. Do not nest cards. */
export function Card({ title, aside, flush = false, className = '', children }: CardProps) {
  const id = useId()
  return (
    <section className={`card ${className}`} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className="card-head">
          <h2 id={id}>{title}</h2>
          {aside}
        </div>
      )}
      {flush ? children : <div className="pad">{children}</div>}
    </section>
  )
}
