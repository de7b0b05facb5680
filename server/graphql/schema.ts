import type {GraphQLSchema} from 'graphql'
import type {MutationResolvers, QueryResolvers, SubscriptionResolvers} from '../../schema/generated/resolvers.ts'
import {accessMutations} from '../access/access.resolvers.ts'
import {agendaMutations, agendaQueries} from '../agenda/agenda.resolvers.ts'
import {choiceMutations, choiceQueries} from '../agenda/moveStudy.resolvers.ts'
import {finishSmartReview} from '../agenda/smartFinish.repository.ts'
import {orOfDemo, orOfDiagnostic} from '../diagnostic/activity.resolvers.ts'
import {diagnosticMutations, diagnosticQueries} from '../diagnostic/diagnostic.resolvers.ts'
import {shareMutations, shareQueries} from '../diagnostic/share.resolvers.ts'
import {landingMutations} from '../landing/landing.resolvers.ts'
import {finishExam} from '../exam/examFinish.repository.ts'
import {findLateChoices} from '../exam/lateMarks.repository.ts'
import {examMutations, examSubscriptions} from '../exam/lifecycle.resolvers.ts'
import {chooseInMock} from '../exam/mockMarks.ts'
import {examQueries} from '../exam/reads.resolvers.ts'
import {extrasMutations, extrasQueries} from '../extras/extras.resolvers.ts'
import {priorityReviewMutations} from '../extras/priorityReview.resolvers.ts'
import {performanceQueries} from '../performance/performance.resolvers.ts'
import {deviceMutations, deviceQueries} from '../profile/devices.resolvers.ts'
import {profileMutations, profileQueries} from '../profile/profile.resolvers.ts'
import {supplementaryQueries} from '../supplementary/supplementary.resolvers.ts'
import {articleQueries} from '../articles/articles.resolvers.ts'
import {answerMutations} from '../question/answer.resolvers.ts'
import {preChoiceMutations} from '../question/preChoice.resolvers.ts'
import {dayOpeningQueries} from '../exam/dayOpening.resolvers.ts'
import {questionQueries, questionSubscriptions} from '../question/question.resolvers.ts'
import {stageQueries} from '../stage/stage.resolvers.ts'
import {shellMutations, shellQueries} from '../shell/shell.resolvers.ts'
import {contentsQueries} from '../study/contents.resolvers.ts'
import {doubtMutations, doubtQueries} from '../study/doubt.resolvers.ts'
import {feedbackMutations, feedbackQueries} from '../study/feedback.resolvers.ts'
import {flashcardMutations, flashcardSubscriptions} from '../study/flashcard.resolvers.ts'
import {marksMutations} from '../study/marks.resolvers.ts'
import {preferencesMutations, preferencesQueries} from '../study/preferences.resolvers.ts'
import {themeMutations, themeQueries} from '../themes/themes.resolvers.ts'
import {decksMutations, decksQueries} from '../decks/decks.resolvers.ts'
import {forumSubscriptions} from '../forum/live.ts'
import {executable} from './executable.ts'
import {permissions} from './permissions.ts'

const queries: Required<QueryResolvers> = {
  ...profileQueries,
  ...deviceQueries,
  ...agendaQueries,
  ...choiceQueries,
  ...questionQueries,
  ...dayOpeningQueries,
  ...contentsQueries,
  ...doubtQueries,
  ...feedbackQueries,
  ...preferencesQueries,
  ...shellQueries,
  ...examQueries,
  ...extrasQueries,
  ...themeQueries,
  ...decksQueries,
  ...diagnosticQueries,
  ...shareQueries,
  questionMany: orOfDiagnostic(questionQueries.questionMany),
  flashcardMany: orOfDemo(contentsQueries.flashcardMany),
  ...performanceQueries,
  ...supplementaryQueries,
  ...articleQueries,
  ...stageQueries,
}
const mutations: Required<MutationResolvers> = {
  ...accessMutations,
  ...profileMutations,
  ...deviceMutations,
  ...agendaMutations,
  ...choiceMutations,
  ...answerMutations({smartReview: finishSmartReview, exam: finishExam}),
  ...preChoiceMutations({choose: chooseInMock, findLate: findLateChoices}),
  ...flashcardMutations,
  ...doubtMutations,
  ...feedbackMutations,
  ...marksMutations,
  ...preferencesMutations,
  ...examMutations,
  ...extrasMutations,
  ...priorityReviewMutations,
  ...themeMutations,
  ...decksMutations,
  ...shellMutations,
  ...diagnosticMutations,
  ...shareMutations,
  ...landingMutations,
}
const subscriptions = {
  ...questionSubscriptions,
  ...flashcardSubscriptions,
  ...examSubscriptions,
  ...forumSubscriptions,
} satisfies Required<SubscriptionResolvers>

/** The main endpoint's schema (`schema/schema.graphql`) behind its permissions. */
export function executableSchema(): GraphQLSchema {
  return executable({file: 'schema.graphql', queries, mutations, subscriptions, permissions})
}
