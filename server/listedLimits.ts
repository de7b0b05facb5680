import {forumNumbers} from '../domain/forum/comment.ts'
import {claimTime, commentsADay, mostReplies, recordDays, restPerMinute} from './forum/limits.ts'
import {assistantLimits, usualUsage} from '../domain/assistant/limits.ts'
import {mostTargets} from '../domain/diagnostic/choice.ts'
import {believedSeconds} from '../domain/performance/times.ts'
import {usualGraceMinutes} from '../domain/exam/mockExam.ts'
import {mostThemes} from '../domain/extras/filters.ts'
import {extrasADay, presetLimits, itemLimits, timeLimits} from '../domain/extras/limits.ts'
import {bodyLimit} from './app.ts'
import {
  mostMarks,
  mostShares,
  mostSubmissions,
  requestsOfDiagnostic,
  shareDays,
  startsOfNetwork,
  visitorDays,
} from './diagnostic/limits.ts'
import {contactDays, contactsOfNetwork, formsPerMinute, mostOfForm} from './landing/limits.ts'
import {chainPlaces} from './exam/markChain.repository.ts'
import {buildBounds} from './graphql/clientBuilds.ts'
import {mostDocumentsKept} from './graphql/documents.ts'
import {limits} from './graphql/limits.ts'
import {mostSubscriptions} from './graphql/subscriptions.ts'
import {messageBounds} from './http/messageMeter.ts'
import {mostStalls, mostUnsent, socketDefaults} from './http/socketGate.ts'
import {mostUnread} from './http/unreadBodies.ts'
import {frameBounds} from './http/upgrade.ts'
import {connectionPatience} from './kernel/database/database.ts'
import {reservedRoom} from './kernel/database/room.ts'
import {mostReaders, queueLimit} from './kernel/eventHub.ts'
import {mostSessions} from './local-firebase/identity/standingSessions.ts'
import {mostWaiting} from './local-firebase/realtime/connections.ts'
import {maxMessageLength} from './local-firebase/realtime/frames.ts'
import {mostDirty} from './local-firebase/realtime/hub.ts'
import {maxListens} from './local-firebase/realtime/listens.ts'
import {maxActionsPerMinute} from './local-firebase/realtime/session.ts'
import {maxObjects, maxObjectSize} from './local-firebase/rules.ts'
import {uploadBounds} from './local-firebase/storage/uploads.ts'
import {mostAttempts} from '../domain/delivery/retry.ts'
import {leaseTime} from './delivery/queue.ts'
import {withdrawnLife} from './mail/consent.ts'
import {mailBounds, mailLimits} from './mail/enqueue.ts'
import {mailLife} from './mail/outbox.ts'
import {mailPatience} from './mail/settings.ts'
import {mostThemesOfReport} from './mail/report/report.schema.ts'
import {mostPerMinute as withdrawals} from './mail/withdrawal.routes.ts'
import {rowLife as pushRowLife} from './notifications/pushCourier.ts'
import {pushPatience} from './notifications/pushRequest.ts'
import {messageLife} from './notifications/webPush.ts'
import {mostTokens} from './notifications/notification.repository.ts'
import {mostPerMinute as operatorRequests} from './operations/operator.routes.ts'
import {mostAtOnce} from './assistant/assistant.ts'
import {ratingsPerMinute, readsPerMinute} from './assistant/assistant.routes.ts'
import {modelPatience} from './assistant/openai.ts'
import {mostArticles} from './articles/articles.repository.ts'
import {mostOfLibrary} from './supplementary/supplementary.resolvers.ts'
import {leastStudents} from './performance/weekOfAll.repository.ts'
import {mostDays, mostDaysInMonths, mostThemes as themesOfList, mostWeeks} from './performance/input.ts'
import {mostPerMinute as exportsOfStudent} from './profile/export.routes.ts'
import {mostQuestions} from './question/question.input.ts'
import {mostBoards} from './study/incidence.repository.ts'
import {cardBounds, cardImage} from '../domain/decks/card.ts'
import {looseImageLife} from './decks/images.repository.ts'
import {fileBounds} from '../domain/decks/deckFile.ts'
import {
  cardsADay,
  cardsImportedADay,
  imagesADay,
  imagesPerMinute,
  importsPerMinute,
  mostCards,
  mostCompared,
  packagesAtOnce,
  packagesPerMinute,
  longestHidingReason,
  mostReported,
  mostReports,
} from './decks/limits.ts'
import {longestInstitution} from '../domain/feedback/admission.ts'
import {longestFeedback, npsPauses} from '../domain/feedback/nps.ts'
import {closedSurveyDays, npsDays, surveyBody, surveyRequests} from './feedback/limits.ts'
import {idempotencyKeyLifetime} from './cleanupJob.ts'

/** A bound that the server holds, as `docs/permissions-and-limits.md` lists it. */
export type ListedLimit = {readonly of: string; readonly most: number; readonly unit: string}

const day = 86_400_000

/**
 * What the server bounds, area by area. A new bound is exported where it is held and named here, so that the page that is
 * made of this list cannot say anything else than the code does.
 */
export const listedLimits: Readonly<Record<string, readonly ListedLimit[]>> = {
  'A GraphQL document': [
    {of: 'length', most: limits.characters, unit: 'characters'},
    {of: 'tokens', most: limits.tokens, unit: 'tokens'},
    {
      of: 'fields and spreads, those of a fragment counted for each of its spreads',
      most: limits.fields,
      unit: 'fields',
    },
    {of: 'fields that stand where the same field stands already', most: limits.repeats, unit: 'fields'},
    {of: 'cost: fields, times ten for each list they stand in', most: limits.cost, unit: 'fields'},
    {of: 'root fields', most: limits.rootFields, unit: 'fields'},
    {of: 'depth', most: limits.depth, unit: 'levels'},
    {of: 'aliases', most: limits.aliases, unit: 'aliases'},
    {of: 'fragments', most: limits.fragments, unit: 'fragments'},
    {of: 'variables', most: limits.variables, unit: 'variables'},
    {of: 'directives', most: limits.directives, unit: 'directives'},
    {
      of: 'documents of one endpoint that are kept as read, by id and by text each',
      most: mostDocumentsKept,
      unit: 'documents',
    },
    {of: 'builds of the client whose documents are taken, by number', most: buildBounds.stored, unit: 'builds'},
    {
      of: 'builds of the client whose documents are taken, since one was last served',
      most: buildBounds.days,
      unit: 'days',
    },
    {
      of: 'builds of the client besides the own one that are kept in memory',
      most: buildBounds.inMemory,
      unit: 'builds',
    },
  ],
  'A request': [
    {of: 'body, where nothing else is said', most: bodyLimit, unit: 'bytes'},
    {of: 'body that is read to its end after its refusal', most: mostUnread, unit: 'bytes'},
    {of: 'questions asked for at once', most: mostQuestions, unit: 'questions'},
    {of: 'exports of one student', most: exportsOfStudent, unit: 'per minute'},
    {of: 'requests to `/operator` of one network', most: operatorRequests, unit: 'per minute'},
    {of: 'a repeat of a mutation finds its first result', most: idempotencyKeyLifetime / day, unit: 'days'},
    {of: 'sessions of one account; one more ends the one used longest ago', most: mostSessions, unit: 'sessions'},
    {of: 'extra activities that one student makes', most: extrasADay, unit: 'per day'},
    {of: 'questions of an extra activity, and flashcards', most: itemLimits.most, unit: 'items'},
    {of: 'time of questions in exam mode, where it has a limit', most: timeLimits.most, unit: 'minutes'},
    {of: 'themes of an extra activity', most: mostThemes, unit: 'themes'},
    {of: 'filters of questions that one student keeps', most: presetLimits.most, unit: 'presets'},
    {of: 'institutions of how full exams ask a lesson', most: mostBoards, unit: 'institutions'},
    {of: 'push tokens of one student', most: mostTokens, unit: 'tokens'},
  ],
  'The assistant': [
    {of: 'questions of one student', most: assistantLimits.asksADay, unit: 'per day'},
    {of: 'questions of one student', most: assistantLimits.asksPerMinute, unit: 'per minute'},
    {
      of: 'questions about one comment, where the remote configuration says nothing else',
      most: usualUsage,
      unit: 'questions',
    },
    {of: "the student's comment that a provider gets", most: assistantLimits.question, unit: 'characters'},
    {of: 'an answer', most: assistantLimits.answer, unit: 'characters'},
    {of: 'a request', most: assistantLimits.body, unit: 'bytes'},
    {of: 'comments whose usage is asked for at once', most: assistantLimits.comments, unit: 'comments'},
    {of: 'reads of one student', most: readsPerMinute, unit: 'per minute'},
    {of: 'ratings of one student', most: ratingsPerMinute, unit: 'per minute'},
    {of: 'answers that a process writes at a time', most: mostAtOnce, unit: 'answers'},
    {of: 'silence of a model', most: modelPatience.silence / 1_000, unit: 'seconds'},
    {of: 'time of a model for one answer', most: modelPatience.whole / 1_000, unit: 'seconds'},
    {of: 'the text of an answer that was not published is kept', most: assistantLimits.keptDays, unit: 'days'},
  ],
  Performance: [
    {of: 'a range that is read by its days', most: mostDays, unit: 'days'},
    {of: 'a range that is read by its months', most: mostDaysInMonths, unit: 'days'},
    {of: 'weeks of the chart', most: mostWeeks, unit: 'weeks'},
    {of: 'months of the theme table', most: 12, unit: 'months'},
    {of: 'themes of one list', most: themesOfList, unit: 'themes'},
    {of: 'time of one question that is believed', most: believedSeconds.most, unit: 'seconds'},
    {of: 'students of a week from whom on means are told', most: leastStudents, unit: 'students'},
  ],
  Decks: [
    {of: 'a face of a community card', most: cardBounds.face, unit: 'characters'},
    {of: 'words of a search', most: cardBounds.search, unit: 'characters'},
    {of: 'cards of one reply', most: mostCards, unit: 'cards'},
    {of: 'community cards that one student writes', most: cardsADay, unit: 'per day'},
    {of: 'cards of an imported file', most: fileBounds.cards, unit: 'cards'},
    {of: 'an imported file as it is sent', most: fileBounds.sent, unit: 'bytes'},
    {of: 'cards that one student imports', most: cardsImportedADay, unit: 'per day'},
    {of: 'files that one student imports', most: importsPerMinute, unit: 'per minute'},
    {of: 'Anki packages that one student reads or writes', most: packagesPerMinute, unit: 'per minute'},
    {of: 'Anki packages that one process has in hand at once', most: packagesAtOnce, unit: 'packages'},
    {of: 'reported cards of one reply', most: mostReported, unit: 'cards'},
    {of: 'reports of a card in one reply', most: mostReports, unit: 'reports'},
    {of: 'the reason for which a card is hidden', most: longestHidingReason, unit: 'characters'},
    {of: 'cards of a lesson that a front is compared with', most: mostCompared, unit: 'cards'},
    {of: 'a picture of a card', most: cardImage.bytes, unit: 'bytes'},
    {of: 'a side of a picture', most: cardImage.longestSide, unit: 'pixels'},
    {of: 'the alternative text of a picture', most: cardImage.alt, unit: 'characters'},
    {of: 'pictures that one student sends', most: imagesPerMinute, unit: 'per minute'},
    {of: 'pictures that one student sends', most: imagesADay, unit: 'per day'},
    {of: 'a picture whose card was not written is kept', most: looseImageLife / day, unit: 'days'},
  ],
  Forum: [
    {of: 'a comment', most: forumNumbers.longestBody, unit: 'characters'},
    {of: 'comments that one person writes', most: commentsADay, unit: 'per day'},
    {of: 'direct replies of a comment', most: mostReplies, unit: 'replies'},
    {of: 'reads of one person, of each kind', most: restPerMinute.read, unit: 'per minute'},
    {of: 'writes of one person, of each kind', most: restPerMinute.write, unit: 'per minute'},
    {of: 'searches of one person', most: restPerMinute.search, unit: 'per minute'},
    {of: 'reports of one person', most: restPerMinute.report, unit: 'per minute'},
    {of: 'a monitor has a comment that waits', most: claimTime / 60_000, unit: 'minutes'},
    {of: 'reports and answered requests are kept', most: recordDays, unit: 'days'},
  ],
  Surveys: [
    {of: 'requests of one student', most: surveyRequests, unit: 'per minute'},
    {of: 'a request', most: surveyBody, unit: 'bytes'},
    {of: 'a comment', most: longestFeedback, unit: 'characters'},
    {of: 'the name of an institution', most: longestInstitution, unit: 'characters'},
    {of: 'answers of one student to the recommendation survey', most: 1, unit: `per ${npsPauses.answered} days`},
    {of: 'answers to the recommendation survey are kept', most: npsDays, unit: 'days'},
    {of: 'answers to a closed temporary survey are kept', most: closedSurveyDays, unit: 'days'},
  ],
  'Supplementary content': [
    {of: 'videos or documents at once', most: mostOfLibrary, unit: 'entries'},
    {of: 'articles of the list', most: mostArticles, unit: 'articles'},
  ],
  'The database': [
    {of: 'a request waits for a connection', most: connectionPatience / 1_000, unit: 'seconds'},
    {of: 'disk that an embedded database leaves free, at least', most: reservedRoom / 1_048_576, unit: 'MB'},
  ],
  'A socket': [
    {of: 'sockets of the process, by itself', most: socketDefaults.most, unit: 'sockets'},
    {of: 'sockets of one network, by itself', most: socketDefaults.perNetwork, unit: 'sockets'},
    {of: 'sockets of one account, by itself', most: socketDefaults.perAccount, unit: 'sockets'},
    {of: 'messages at once', most: messageBounds.burst, unit: 'messages'},
    {of: 'messages after that', most: messageBounds.perSecond, unit: 'per second'},
    {of: 'pieces of one message', most: frameBounds.maxFragments, unit: 'pieces'},
    {of: 'bytes that wait for its reader', most: mostUnsent, unit: 'bytes'},
    {of: 'rounds in which bytes may wait for its reader', most: mostStalls, unit: 'rounds'},
    {of: 'subscriptions', most: mostSubscriptions, unit: 'subscriptions'},
    {of: 'subscriptions of one student', most: mostReaders, unit: 'subscriptions'},
    {of: 'events that wait for one subscription', most: queueLimit, unit: 'events'},
  ],
  'A mock exam': [
    {
      of: 'marks count that arrive after the end and join their chain, unless the exam says otherwise',
      most: usualGraceMinutes,
      unit: 'minutes',
    },
    {of: 'chains of marks of one try', most: chainPlaces, unit: 'chains'},
  ],
  'A diagnostic': [
    {
      of: 'diagnostics that one network starts',
      most: startsOfNetwork.most,
      unit: `per ${startsOfNetwork.minutes} minutes`,
    },
    {
      of: 'requests that one diagnostic answers, from any network',
      most: requestsOfDiagnostic,
      unit: 'per minute',
    },
    {of: 'institutions that are aimed at', most: mostTargets, unit: 'institutions'},
    {of: 'marks that are saved', most: mostMarks, unit: 'marks'},
    {of: 'times its contact form is sent', most: mostSubmissions, unit: 'times'},
    {of: 'times its result is shared anew', most: mostShares, unit: 'times'},
    {of: 'its shared result is shown', most: shareDays, unit: 'days'},
    {of: "a visitor's is kept unfinished without a change", most: visitorDays.unfinished, unit: 'days'},
    {of: "a visitor's is kept with its contact without a change", most: visitorDays.finished, unit: 'days'},
  ],
  'The landing': [
    {
      of: 'contacts that one network leaves',
      most: contactsOfNetwork.most,
      unit: `per ${contactsOfNetwork.minutes} minutes`,
    },
    {of: 'forms without script that one network sends', most: formsPerMinute, unit: 'per minute'},
    {of: 'form without script', most: mostOfForm, unit: 'bytes'},
    {of: 'contacts are kept', most: contactDays, unit: 'days'},
  ],
  'Mails and messages to devices': [
    {of: 'mails to one address, those of the identity provider apart', most: mailLimits.perHour, unit: 'per hour'},
    {of: 'mails to one address, those of the identity provider apart', most: mailLimits.perDay, unit: 'per day'},
    {of: 'text of a mail', most: mailBounds.text, unit: 'characters'},
    {of: 'data of a report', most: mailBounds.payload, unit: 'characters'},
    {of: 'themes of a report', most: mostThemesOfReport, unit: 'themes'},
    {of: 'attempts at one delivery', most: mostAttempts, unit: 'attempts'},
    {of: 'a process may hold what it delivers', most: leaseTime / 60_000, unit: 'minutes'},
    {of: 'a mail server may take for one delivery', most: mailPatience.whole / 1_000, unit: 'seconds'},
    {of: 'a push service may take for its answer', most: pushPatience / 1_000, unit: 'seconds'},
    {of: 'a message to a device is of use', most: messageLife / 3_600, unit: 'hours'},
    {of: 'rows of messages to devices are kept', most: pushRowLife / day, unit: 'days'},
    {of: 'mails are kept, without their text once they are sent', most: mailLife / day, unit: 'days'},
    {of: 'withdrawn consents are kept', most: withdrawnLife / day, unit: 'days'},
    {of: 'requests of one network to links of withdrawal', most: withdrawals, unit: 'per minute'},
  ],
  'The local realtime database': [
    {of: 'message', most: maxMessageLength, unit: 'bytes'},
    {of: 'places one connection listens to', most: maxListens, unit: 'places'},
    {of: 'actions of one connection', most: maxActionsPerMinute, unit: 'per minute'},
    {of: 'messages of one connection that wait for their turn', most: mostWaiting, unit: 'messages'},
    {of: 'changed paths that wait to be read one by one', most: mostDirty, unit: 'paths'},
  ],
  'The local storage': [
    {of: 'file', most: maxObjectSize, unit: 'bytes'},
    {of: 'files of one student', most: maxObjects, unit: 'files'},
    {of: 'uploads of one account at the same moment', most: uploadBounds.account, unit: 'uploads'},
    {of: 'uploads of the process at the same moment', most: uploadBounds.process, unit: 'uploads'},
  ],
}
