import { DatabaseSync } from 'node:sqlite'

export function placesOf(file: string, text: string): readonly string[] {
  const db = new DatabaseSync(file, { readOnly: true })
  const tables = db.prepare("select name from sqlite_schema where type = 'table'").all()
  const found = tables.flatMap(({ name }) => {
    const rows = db.prepare(`select * from "${String(name)}"`).all()
    return JSON.stringify(rows).includes(text) ? [String(name)] : []
  })
  db.close()
  return found
}
