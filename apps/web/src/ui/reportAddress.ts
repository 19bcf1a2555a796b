/** Address of the form that reports a problem on a page; `incident`: number of the failed request. */
export function reportAddress({ page, incident }: { page: string; incident?: string | undefined }): string {
  return `/lapor-masalah?${new URLSearchParams({ dari: page, ...(incident && { kejadian: incident }) })}`
}
