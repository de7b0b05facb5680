import type {Kysely} from 'kysely'
import {type NpsReason, npsAskedAt} from '../../domain/feedback/nps.ts'
import type {Tables} from '../kernel/database/tables.ts'

const day = 86_400_000

/** The one demo account that is asked for a score. */
const asked = 'demo-profile-pesquisa'

type Answer = readonly [daysAgo: number, score: number, reasons: readonly NpsReason[], comment: string]

/** What the demo's students are made to have answered, for a report that shows something. */
const answers: readonly Answer[] = [
  [151, 6, ['hardToUse', 'poorValue'], 'Queria mais aulas de Cirurgia, e demoro a achar as que há.'],
  [148, 8, ['easierToUse'], 'Muito bom, só demora um pouco para abrir no celular antigo.'],
  [121, 9, ['goodQuestions'], 'Os comentários explicam por que as outras alternativas estão erradas.'],
  [118, 4, ['hardToUse'], 'Ainda me perco entre agenda e extras.'],
  [93, 10, ['dailyAgenda'], 'A agenda decide por mim o que estudar depois do plantão.'],
  [90, 9, ['goodQuestions'], 'Questões parecidas com as da prova.'],
  [64, 7, ['other'], 'Gosto do conteúdo; o valor pesa para quem está no internato.'],
  [61, 10, ['smartReview', 'goodLessons'], 'Os baralhos da comunidade salvaram minha revisão de Pediatria.'],
  [33, 9, ['dailyAgenda', 'goodValue'], 'Ver o desempenho por tema mudou meu plano da semana.'],
  [30, 10, ['goodQuestions', 'goodSupport'], 'Recomendei para três colegas do internato.'],
  [8, 8, ['betterVideos'], 'As aulas curtas são as melhores. Façam mais delas.'],
  [5, 9, ['smartReview', 'dailyAgenda'], 'Revisão inteligente no ônibus, agenda à noite: funciona.'],
]

/** Ratings of features: feature, stars, words. */
const ratings: readonly (readonly [feature: string, score: number, comment: string])[] = [
  ['performance', 5, 'Os gráficos por tema são claros.'],
  ['performance', 4, ''],
  ['performance', 4, 'Falta comparar dois meses lado a lado.'],
  ['performance', 2, 'No celular a tabela fica apertada.'],
  ['decks', 5, 'Achei cartões que eu mesma teria escrito.'],
  ['decks', 3, 'Há cartões repetidos.'],
  ['themes', 4, ''],
]

/**
 * Answers of the demo's students to surveys. Nobody of the demo is asked for a score within ninety days, except the
 * account that shows it: a visitor of the demo is not interrupted.
 */
export async function storeFeedback(tx: Kysely<Tables>, now: number): Promise<void> {
  const profiles = await tx.selectFrom('profile').select('id').where('id', '<>', asked).orderBy('id').execute()
  const ids = profiles.map(({id}) => id)
  const studentOf = (index: number) => ids[index % ids.length] ?? ''
  const next_at = new Date(npsAskedAt(now, 'answered'))
  await tx
    .insertInto('nps_state')
    .values(ids.map((profile_id) => ({profile_id, next_at})))
    .execute()
  await tx
    .insertInto('nps_reply')
    .values(
      answers.map(([daysAgo, score, reasons, comment], index) => ({
        id: `demo-nps-${index}`,
        profile_id: studentOf(index),
        score,
        reasons: JSON.stringify(reasons),
        comment,
        source: 'web',
        in_test: false,
        created_at: new Date(now - daysAgo * day),
      })),
    )
    .execute()
  await tx
    .insertInto('feature_feedback')
    .values(
      ratings.map(([feature_id, score, comment], index) => ({
        profile_id: studentOf(index),
        feature_id,
        score,
        comment,
        in_test: false,
        updated_at: new Date(now - (index + 1) * day),
      })),
    )
    .execute()
}
