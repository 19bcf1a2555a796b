import pg from 'pg'

export type DatabaseClient = pg.Client

/** A column of a result as PostgreSQL describes it. `table` 0: an expression. */
export interface DescribedColumn {
  name: string
  type: number
  table: number
  attribute: number
}

interface RowDescription {
  fields: { name: string; dataTypeID: number; tableID: number; columnID: number }[]
}

/** Parse and Describe of the wire protocol, without Bind and Execute. */
class Description {
  columns: DescribedColumn[] = []
  readonly #text: string
  readonly #done: (error?: Error) => void

  constructor(text: string, done: (error?: Error) => void) {
    this.#text = text
    this.#done = done
  }

  submit(connection: pg.Connection): void {
    connection.parse({ text: this.#text, name: '', types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.columns = fields.map((field) => ({
      name: field.name,
      type: field.dataTypeID,
      table: field.tableID,
      attribute: field.columnID,
    }))
  }

  handleError(error: Error): void {
    // The client drops a failed query before it is ready again.
    this.#done(error)
  }

  handleReadyForQuery(): void {
    this.#done()
  }
}

/** A connection of its own, for the time of `work`. */
export async function withClient<R>(url: string, work: (client: DatabaseClient) => Promise<R>): Promise<R> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The columns a statement would return; it is planned and not run. Rejects when PostgreSQL refuses the text. */
export function describeStatement(client: DatabaseClient, text: string): Promise<DescribedColumn[]> {
  return new Promise((resolve, reject) => {
    const description: Description = new Description(text, (error) =>
      error ? reject(error) : resolve(description.columns),
    )
    client.query(description)
  })
}
