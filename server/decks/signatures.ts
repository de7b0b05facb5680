import {type Kysely, type RawBuilder, sql} from 'kysely'
import {comparedWords, signatureBits, signatureOf} from '../../domain/decks/likeness.ts'

/** A signature as a value of `flashcard.front_bits`. */
export const bitsOf = (hex: string): RawBuilder<unknown> => sql`('x' || ${hex}::text)::bit(${sql.lit(signatureBits)})`

const batch = 1_000

/** Gives the cards of the community that have none the signature of their front. */
export async function signCards<T>(db: Kysely<T>): Promise<void> {
  for (;;) {
    const {rows} = await sql<{id: string; front: string}>`
      select c.flashcard_id as id, c.front_source as front from community_flashcard c
      join flashcard f on f.id = c.flashcard_id
      where f.front_bits is null limit ${batch}`.execute(db)
    if (rows.length === 0) return
    const signed = rows.map(({id, front}) => ({id, hex: signatureOf(comparedWords(front)).hex}))
    await sql`update flashcard set front_bits = ('x' || hex)::bit(${sql.lit(signatureBits)})
      from jsonb_to_recordset(${JSON.stringify(signed)}::jsonb) as signed (id text, hex text)
      where flashcard.id = signed.id`.execute(db)
  }
}
