import { Skeleton } from '../../ui/Skeleton.tsx'

/** In place of a page of a filing while its draft or its code loads. */
export function FilingSkeleton() {
  return (
    <div className="card pad">
      <Skeleton lines={8} block={32} />
    </div>
  )
}
