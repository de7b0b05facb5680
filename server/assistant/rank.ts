import {type Kysely, sql} from 'kysely'
import type {Tables} from '../kernel/database/tables.ts'

/** Words of every question about a question: they say nothing about what is asked. */
const common = new Set(
  `nao sim tambem ja so ate ha sao esta estao sera voce voces por porque porquê pq oi ola bom boa dia tarde noite obrigado obrigada
  duvida duvidas questao questoes alternativa alternativas letra opcao item gabarito resposta respostas correta correto certa
  certo errada errado marquei marcar marcou entendi entender explicar explica explique alguem poderia podem ajuda ajudar professor professora
  monitor harrison comentario comentarios aula`
    .split(/\s+/)
    .map(withoutAccents),
)

function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** The words of a question that can be searched for, without accents, each once; at most sixty. */
export function searchedWords(text: string): string[] {
  const words = withoutAccents(text).match(/[\p{L}\d]{2,40}/gu) ?? []
  return [...new Set(words)].filter((word) => !common.has(word)).slice(0, 60)
}

/** A sentence with its place in the list that was ranked. */
type Ranked = {readonly place: number; readonly rank: number}

/**
 * The places of the sentences that say something about the words, the best first, by the full-text search of the database
 * in Portuguese; accents make no difference. A sentence fits when it has any of the words.
 */
export async function rankSentences(
  db: Kysely<Tables>,
  words: readonly string[],
  sentences: readonly string[],
): Promise<Ranked[]> {
  if (words.length === 0 || sentences.length === 0) return []
  const plain = sentences.map((sentence) => withoutAccents(sentence).replaceAll('\0', ' '))
  const {rows} = await sql<Ranked>`
    with asked as (
      select replace(plainto_tsquery('portuguese', ${words.join(' ')})::text, ' & ', ' | ')::tsquery as query
    ), said as (
      select (place - 1)::integer as place, to_tsvector('portuguese', sentence) as words
      from unnest(${plain}::text[]) with ordinality as s (sentence, place)
    )
    select place, ts_rank(words, query, 1)::double precision as rank from said, asked
    where words @@ query order by rank desc, place limit 20`.execute(db)
  return rows
}
