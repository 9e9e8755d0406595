;;; cast-rpc-reconnect.el --- When and how to reconnect  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; Values: no processes and no timers, and the clock is passed in.

;;; Code:

(require 'cl-lib)
(require 'cast-rpc-schema)

(defconst cast-rpc-reconnect--settled-after 60
  "Seconds after which a connection counts as stable.
The delays start again after the next loss.")

;;;; The schedule

(cl-defstruct (cast-rpc-reconnect-attempts (:copier nil)
                                           (:constructor cast-rpc-reconnect--make-attempts))
  "The schedule.  NUMBER is the number of attempts since the loss."
  first-delay max-delay give-up-after max-restarts call-wait
  connected-at (lost-at nil) (in-a-row 0) (number 0))

(defun cast-rpc-reconnect-attempts (options now)
  "Return attempts by OPTIONS for a connection made at NOW; nil without.
OPTIONS is t or a property list; times are in seconds:
- :first-delay before the first attempt, 0.1.  Each delay is twice the
  previous one, and is shortened at random by up to half.
- :max-delay, the longest, 10.
- :give-up-after, the time without a connection after which the client is
  closed; never.
- :max-restarts, how often a server is started again, unless it ran for a
  minute; 5.
- :call-wait, how long a call waits for a connection; 30."
  (when options
    (let ((given (lambda (key default)
                   (or (and (consp options) (plist-get options key)) default))))
      (cast-rpc-reconnect--make-attempts
       :first-delay (funcall given :first-delay 0.1)
       :max-delay (funcall given :max-delay 10)
       :give-up-after (funcall given :give-up-after 1.0e+INF)
       :max-restarts (funcall given :max-restarts 5)
       :call-wait (funcall given :call-wait 30)
       :connected-at now))))

(defun cast-rpc-reconnect-next-delay (attempts now chance)
  "Return the seconds from NOW to the next of ATTEMPTS; nil: no further one.
CHANCE is a number from 0 to 1."
  (unless (cast-rpc-reconnect-attempts-lost-at attempts)
    (setf (cast-rpc-reconnect-attempts-lost-at attempts) now
          (cast-rpc-reconnect-attempts-number attempts) 0)
    (when (>= (- now (cast-rpc-reconnect-attempts-connected-at attempts))
              cast-rpc-reconnect--settled-after)
      (setf (cast-rpc-reconnect-attempts-in-a-row attempts) 0)))
  (let ((in-a-row (cast-rpc-reconnect-attempts-in-a-row attempts)))
    (unless (or (>= (- now (cast-rpc-reconnect-attempts-lost-at attempts))
                    (cast-rpc-reconnect-attempts-give-up-after attempts))
                (>= in-a-row (cast-rpc-reconnect-attempts-max-restarts attempts)))
      (cl-incf (cast-rpc-reconnect-attempts-in-a-row attempts))
      (cl-incf (cast-rpc-reconnect-attempts-number attempts))
      (* (min (cast-rpc-reconnect-attempts-max-delay attempts)
              (* (cast-rpc-reconnect-attempts-first-delay attempts) (expt 2.0 (min in-a-row 60))))
         (- 1 (/ chance 2.0))))))

(defun cast-rpc-reconnect-did-connect (attempts now)
  "Handle a success of ATTEMPTS at NOW; return the seconds since the loss."
  (prog1 (- now (or (cast-rpc-reconnect-attempts-lost-at attempts) now))
    (setf (cast-rpc-reconnect-attempts-connected-at attempts) now
          (cast-rpc-reconnect-attempts-lost-at attempts) nil)))

(defun cast-rpc-reconnect-final-p (condition)
  "Whether another attempt would fail in the same way, by CONDITION."
  (let* ((details (cddr condition))
         (data (plist-get details :data))
         (facts (cl-find (car condition) cast-rpc-schema-errors :key #'cadr)))
    (and (plist-get details :code)
         (not (eq t (if (plist-member data :retryable) (plist-get data :retryable)
                      (plist-get (cddr facts) :retryable)))))))

;;;; The calls on a new connection

(cl-defstruct (cast-rpc-reconnect-subscriptions
               (:copier nil) (:constructor cast-rpc-reconnect-subscriptions (greeting)))
  "A connection's subscriptions by the ids that the program knows.
The server's ids may differ after a reconnect.  GREETING has the params of the
handshake; ENTRIES are (ID SERVER-ID . PARAMS), the oldest first."
  greeting (entries nil))

(defun cast-rpc-reconnect-in-words-of-server (subscriptions method params)
  "Return the PARAMS of a call of METHOD, with the server's SUBSCRIPTIONS."
  (let ((entry (and (member method '("events.unsubscribe" "events.poll"))
                    (assoc (plist-get params :subscription)
                           (cast-rpc-reconnect-subscriptions-entries subscriptions)))))
    (if entry (plist-put (copy-sequence params) :subscription (cadr entry)) params)))

(defun cast-rpc-reconnect-did-succeed (subscriptions method params result)
  "Save in SUBSCRIPTIONS that METHOD with PARAMS had RESULT.
The value is the result with the program's ids."
  (let ((entries (cast-rpc-reconnect-subscriptions-entries subscriptions)))
    (pcase method
      ("events.unsubscribe"
       (setf (cast-rpc-reconnect-subscriptions-entries subscriptions)
             (cl-remove (plist-get params :subscription) entries :key #'car :test #'equal))
       result)
      ("events.subscribe"
       (let* ((server-id (plist-get result :subscription)) (id server-id))
         ;; A subscription of an earlier connection has this id.
         (while (assoc id entries) (setq id (concat id "'")))
         (setf (cast-rpc-reconnect-subscriptions-entries subscriptions)
               (append entries (list (cl-list* id server-id params))))
         (plist-put (copy-sequence result) :subscription id)))
      (_ result))))

(defun cast-rpc-reconnect-steps (subscriptions)
  "Return the messages that restore SUBSCRIPTIONS on a new connection.
A list of (METHOD . PARAMS).  Notifications before the last answer are covered
by its snapshot."
  (let* ((greeting (cast-rpc-reconnect-subscriptions-greeting subscriptions))
         (topics (plist-get greeting :topics))
         (wanted (append (and (cl-plusp (length topics)) (list (list :topics topics)))
                         (mapcar #'cddr (cast-rpc-reconnect-subscriptions-entries subscriptions))))
         (last (car (last wanted))))
    (append (list (cons "server.initialize" (plist-put (copy-sequence greeting) :topics [])))
            (mapcar (lambda (params)
                      (cons "events.subscribe"
                            (plist-put (copy-sequence params) :snapshot (eq params last))))
                    wanted)
            (unless wanted (list (list "events.snapshot"))))))

(defun cast-rpc-reconnect-did-renew (subscriptions results)
  "Save in SUBSCRIPTIONS the RESULTS of their renewal.
The value is the snapshot."
  (let ((entries (cast-rpc-reconnect-subscriptions-entries subscriptions)) (last (car (last results))))
    (cl-loop for entry in entries
             for result in (last results (length entries))
             do (setcar (cdr entry) (plist-get result :subscription)))
    (or (plist-get last :snapshot) last)))

(provide 'cast-rpc-reconnect)
;;; cast-rpc-reconnect.el ends here
