import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The link to a page of the portal in the newest mail to an address; waits up to a minute for the mail. */
export async function linkFromMail(address: string, page: string): Promise<string> {
  for (let tries = 0; tries < 240; tries += 1) {
    const link = newestLink(address, page)
    if (link) return link
    await new Promise((done) => setTimeout(done, 250))
  }
  throw new Error(`no mail to ${address} with a link to ${page}`)
}

function newestLink(address: string, page: string): string | undefined {
  const folder = join(process.env['DATA_DIR'] ?? '', 'mail')
  const letters = safeList(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()
  for (const name of letters) {
    const text = decoded(readFileSync(join(folder, name), 'utf8'))
    if (!text.includes(address)) continue
    const link = new RegExp(`https?://[^\\s"<>]+${page}[^\\s"<>]*`).exec(text)?.[0]
    if (link) return link
  }
  return undefined
}

function safeList(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Headers and decoded text of a mail. Arabic mails are base64, others quoted-printable; links are never broken across lines. */
function decoded(mail: string): string {
  const [head = '', ...parts] = mail.split(/\r?\n\r?\n/)
  const body = parts.join('\n\n')
  if (/^content-transfer-encoding:\s*base64/im.test(head)) return head + Buffer.from(body, 'base64').toString('utf8')
  return (
    head +
    body
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  )
}
