;;; cast-rpc.el --- A client of the cast-rpc server  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; Google Cast from Emacs Lisp, over the built-in jsonrpc.el.
;;
;;   (let ((client (cast-rpc-connect)))
;;     (cast-rpc-player-play client '(:url "https://example.com/film.mp4")))
;;
;; Every method is a function of cast-rpc-api.el.  Without the option :then
;; it waits for the result, and signals a condition like
;; `cast-rpc-device-not-found'; with it, it returns at once.

;;; Code:

(require 'cl-lib)
(require 'eieio)
(require 'json)
(require 'jsonrpc)
(require 'subr-x)
(require 'cast-rpc-codec)
(require 'cast-rpc-link)
(require 'cast-rpc-reconnect)
(require 'cast-rpc-schema)

(defcustom cast-rpc-timeout 60
  "The limit of a call in seconds, unless the server may take longer."
  :type 'number
  :group 'cast-rpc)

(define-error 'cast-rpc-call-timeout "The call had no answer in time" 'cast-rpc-error)
(define-error 'cast-rpc-call-aborted "The call was aborted" 'cast-rpc-error)
(define-error 'cast-rpc-connection-closed "The connection is closed" 'cast-rpc-error)
(define-error 'cast-rpc-client-closed "The client is closed" 'cast-rpc-connection-closed)

(defconst cast-rpc--hello-timeout 10
  "Seconds in which a server must answer the handshake.")

(defclass cast-rpc-client ()
  ((way :initarg :way :documentation "The server's place.")
   (handlers :initarg :handlers :documentation "Alist of handlers of the server's requests.")
   (reconnect :initarg :reconnect :documentation "Whether, or how, to reconnect.")
   (subscriptions :initarg :subscriptions :documentation "What it hears.")
   (connection :initform nil :documentation "That of jsonrpc.el; nil without one.")
   (attempts :initform nil :documentation "The schedule of reconnecting, or nil.")
   (outage :initform nil :documentation "The reason of the loss, while reconnecting.")
   (retry :initform nil :documentation "The timer of the next attempt.")
   (listeners :initform nil :documentation "Alist of event names and functions.")
   (progress :initform nil :documentation "Alist of tokens and functions.")
   (queue :initform nil :documentation "Functions to call, the oldest first.")
   (calls :initform nil :documentation "The unanswered calls.")
   (hello :initform nil :documentation "The server's answer to the handshake.")
   (end :initform nil :documentation "The reason of the final loss of the connection."))
  :documentation "A client of a cast-rpc server.")

(defclass cast-rpc--connection (jsonrpc-process-connection)
  ((client :initarg :client))
  :documentation "One of the connections that a client has had.")

(cl-defstruct (cast-rpc-call-state (:constructor cast-rpc--make-call) (:copier nil))
  "A call.  It ends once, with RESULT or PROBLEM.
ID is that of the request, once it was sent.  STEP is called at once, THEN
in its turn."
  client id method params json timeout token timer then step (donep nil) result problem)

;;;; Connecting

(cl-defun cast-rpc-connect (&key server (socket cast-rpc-socket) reconnect topics handlers)
  "Connect to a cast-rpc server, and return the client.

Joins the daemon that listens on SOCKET, a path, or starts it there.  It
outlives Emacs, serves other programs, too, and exits after a minute without
clients and sessions.  If SOCKET is t, that is the default path; if it is nil,
the server is Emacs's own, and ends with it.  SERVER is the program to start,
as in `cast-rpc-server'.

With RECONNECT, t or a property list as for `cast-rpc-reconnect-attempts', a
lost connection is restored, with its subscriptions: the events
\"connectionLost\" and \"reconnected\" report it.  Calls in progress fail.

TOPICS is the list of events wanted: by default all but logs and widgets.
HANDLERS is an alist of the server's requests, such as
\"credentials.provide\", and functions from their params to the result."
  (let* ((way (cast-rpc-link server socket))
         (greeting (cast-rpc--greeting way topics handlers))
         (client (make-instance 'cast-rpc-client
                                :way way :handlers handlers :reconnect reconnect
                                :subscriptions (cast-rpc-reconnect-subscriptions greeting))))
    (unwind-protect
        (progn
          (while (not (cast-rpc--open client)) (accept-process-output nil 0.02))
          (oset client hello (cast-rpc--hello client greeting)))
      (unless (oref client hello)
        (cast-rpc-link-release way)
        (cast-rpc-close client)))
    (cast-rpc--check-level client)
    (oset client attempts (cast-rpc-reconnect-attempts reconnect (float-time)))
    client))

(defun cast-rpc--hello (client greeting)
  "Return the answer of the server of CLIENT to GREETING."
  (condition-case nil
      (cast-rpc-call client "server.initialize" greeting (list :timeout cast-rpc--hello-timeout))
    (cast-rpc-call-timeout
     (signal 'cast-rpc-no-handshake
             (list (format "server.initialize had no answer within %s s: is it cast-rpc?" cast-rpc--hello-timeout))))))

(defun cast-rpc--open (client)
  "Open a connection for CLIENT, and return it; nil if no server listens yet."
  (let* ((name (symbol-name (gensym "cast-rpc-")))
         (process (cast-rpc-link-open (oref client way) name)))
    (when process
      (oset client connection
            (make-instance 'cast-rpc--connection
                           :name name :process process :client client
                           :events-buffer-scrollback-size 0 ; Keeps no log of messages.
                           :notification-dispatcher
                           (lambda (_ method params) (cast-rpc--notified client method params))
                           :request-dispatcher
                           (lambda (_ method params) (cast-rpc--asked client method params))
                           :on-shutdown #'cast-rpc--ended))
      (add-function :around (process-sentinel process) #'cast-rpc--quietly)
      (add-function :around (process-filter process) #'cast-rpc--reading)
      (unless cast-rpc--reads-nul
        (add-function :around (process-filter process) (cast-rpc--nul-filter)))
      (oref client connection))))

(defun cast-rpc--quietly (sentinel &rest arguments)
  "Call SENTINEL of jsonrpc.el with ARGUMENTS, without its messages."
  (let ((inhibit-message t)) (apply sentinel arguments)))

(defconst cast-rpc--reads-nul
  (ignore-errors (json-parse-string "\"\\u0000\""))
  "Whether Emacs parses JSON strings with a NUL; Emacs 28 refuses them.")

(defun cast-rpc--nul-filter ()
  "Return advice for a process filter: U+FFFD for each NUL in JSON.
Otherwise a device could block the client: a message with a NUL in a title
would be dropped, and its call never answered.  Both escapes have one length."
  (let ((rest ""))
    (lambda (filter process string)
      (let* ((text (concat rest string))
             ;; An escape may be split over two chunks; a message ends with a brace.
             (end (or (string-match "\\\\+\\(?:u0\\{0,3\\}\\)?\\'" text) (length text))))
        (setq rest (substring text end))
        (funcall filter process (cast-rpc--without-nul (substring text 0 end)))))))

(defun cast-rpc--without-nul (json)
  "Return the text JSON with a U+FFFD for each escaped NUL."
  (if (not (string-search "u0000" json)) json
    (replace-regexp-in-string
     "\\\\+u0000"
     ;; An even number of backslashes is text, and so is the rest.
     (lambda (found)
       (if (cl-oddp (- (length found) 5)) (concat (substring found 0 -4) "fffd") found))
     json t t)))

(defun cast-rpc--reading (filter process text)
  "Call FILTER of jsonrpc.el with PROCESS and TEXT, for numbers of any size.
Before Emacs 30 its JSON parser refuses a message with an integer beyond 64
bits, and jsonrpc.el would drop the message."
  (let ((read (symbol-function 'jsonrpc--json-read)))
    (cl-letf (((symbol-function 'jsonrpc--json-read)
               (lambda () (cast-rpc--json-read read))))
      (funcall filter process text))))

(defun cast-rpc--json-read (read)
  "Parse the message at point with READ, or with json.el if READ fails."
  (let ((start (point)))
    (condition-case problem
        (funcall read)
      (json-parse-error
       (unless (string-match-p "integer\\|real number" (format "%s" (cadr problem)))
         (signal (car problem) (cdr problem)))
       (goto-char start)
       (let ((json-object-type 'plist) (json-array-type 'vector)
             (json-null nil) (json-false :json-false))
         (json-read))))))

(defun cast-rpc--greeting (way topics handlers)
  "Return the handshake's params for the server of WAY, TOPICS and HANDLERS."
  (append
   (list :protocolVersion cast-rpc-schema-protocol-version
         :clientInfo (list :name "cast-rpc-emacs" :version cast-rpc-schema-version)
         :specHash cast-rpc-schema-spec-hash
         :topics (or topics '("*")))
   (unless (cast-rpc-link-path way) (list :processId (emacs-pid)))
   (list :capabilities
         (cl-loop for (method) in handlers
                  for entry = (or (cdr (assoc method cast-rpc-schema-server-requests))
                                  (error "The server never asks for %s" method))
                  append (list (intern (concat ":" (plist-get entry :capability))) t)))))

(defun cast-rpc--check-level (client)
  "Warn if the API levels of CLIENT's server don't include this package's."
  (let* ((server (plist-get (oref client hello) :serverInfo))
         (oldest (plist-get server :apiCompatible)) (newest (plist-get server :apiLevel)))
    (unless (<= oldest cast-rpc-schema-api-level newest)
      (display-warning 'cast-rpc
                       (format "cast-rpc %s speaks the API levels %d to %d, this package level %d"
                               (plist-get server :version) oldest newest
                               cast-rpc-schema-api-level)))))

(defun cast-rpc-live-p (client)
  "Whether CLIENT has a connection, or is reconnecting."
  (and client (null (oref client end))
       (or (oref client attempts)
           (and (oref client connection) (jsonrpc-running-p (oref client connection))))
       t))

(defun cast-rpc--process (client)
  "Return the process of CLIENT's connection."
  (jsonrpc--process (oref client connection)))

(defun cast-rpc-close (client)
  "Close the connection of CLIENT; Emacs's own server ends then."
  (cast-rpc--fail client '(cast-rpc-client-closed "The client was closed")))

;;;; The end of a connection

(defun cast-rpc--drop (client)
  "Close the connection of CLIENT, if it has one."
  (when-let ((connection (oref client connection)))
    (oset client connection nil)
    (let ((process (jsonrpc--process connection)))
      (when (process-live-p process)
        (ignore-errors (process-send-eof process))
        (with-timeout (1)
          (while (process-live-p process) (accept-process-output nil 0.05))))
      (jsonrpc-shutdown connection))))

(defun cast-rpc--clean-up (connection)
  "Kill the buffers that jsonrpc.el made for CONNECTION."
  (dolist (buffer (list (process-buffer (jsonrpc--process connection))
                        (jsonrpc-stderr-buffer connection)
                        (get-buffer (format "*%s events*" (jsonrpc-name connection)))))
    (when (buffer-live-p buffer)
      (let (kill-buffer-query-functions) (kill-buffer buffer)))))

(defun cast-rpc--death (connection)
  "Return the end of CONNECTION's process as a condition."
  (let ((process (jsonrpc--process connection)))
    (if (eq (process-type process) 'network)
        '(cast-rpc-connection-closed "The server closed the connection")
      (list 'cast-rpc-server-died
            (concat "The cast-rpc server "
                    (cast-rpc-link-death process (jsonrpc-stderr-buffer connection)))
            :exitStatus (process-exit-status process)))))

(defun cast-rpc--ended (connection)
  "Handle the end of CONNECTION's process for its client."
  (let ((client (oref connection client)) (problem (cast-rpc--death connection)))
    (run-at-time 0 nil #'cast-rpc--clean-up connection)
    (when (eq connection (oref client connection))
      (oset client connection nil)
      (if (oref client attempts) (cast-rpc--lose client problem)
        (cast-rpc--fail client problem)))))

(defun cast-rpc--fail (client problem)
  "End CLIENT and every call of it with PROBLEM, unless it has ended."
  (unless (oref client end)
    (oset client end problem)
    (when (oref client retry) (cancel-timer (oref client retry)))
    (cast-rpc--drop client)
    (cast-rpc--end-calls client problem)
    (cast-rpc--emit client "close" problem)))

(defun cast-rpc--end-calls (client problem)
  "End every sent call of CLIENT with PROBLEM.
Waiting calls end, too, if the client has ended."
  (dolist (call (oref client calls))
    (when (or (cast-rpc-call-state-id call) (oref client end))
      (cast-rpc--finish call nil problem))))

;;;; Reconnecting

(defun cast-rpc--lose (client problem)
  "Handle the loss of CLIENT's connection by PROBLEM.
Calls in progress fail, later ones wait."
  (let ((firstp (null (oref client outage))))
    (when firstp (oset client outage problem))
    (cast-rpc--end-calls client problem)
    (when firstp
      (cast-rpc--emit client "connectionLost" (list :reason (cadr problem)))
      (cast-rpc--try-again client nil))))

(defun cast-rpc--try-again (client problem)
  "Make another attempt for CLIENT, after one that ended with PROBLEM."
  (unless (oref client end)
    (let* ((finalp (and problem (cast-rpc-reconnect-final-p problem)))
           (chance (/ (random 1000) 1000.0))
           (delay (and (not finalp)
                       (cast-rpc-reconnect-next-delay (oref client attempts) (float-time) chance))))
      (cond (delay (oset client retry (run-at-time delay nil #'cast-rpc--attempt client)))
            (finalp (cast-rpc--fail client (list 'cast-rpc-connection-closed
                                                 (format "Connecting again failed: %s" (cadr problem)))))
            (t (cast-rpc--fail client (oref client outage)))))))

(defun cast-rpc--attempt (client)
  "Make an attempt to connect CLIENT again."
  (condition-case problem
      (if (cast-rpc--open client)
          (cast-rpc--renew client (cast-rpc-reconnect-steps (oref client subscriptions)) nil)
        (oset client retry (run-at-time 0.05 nil #'cast-rpc--attempt client)))
    (cast-rpc-error (cast-rpc--try-again client problem))))

(defun cast-rpc--renew (client steps results)
  "Restore the subscriptions on the new connection of CLIENT.
STEPS are the remaining calls, RESULTS the answers, the last one first."
  (if (null steps)
      (cast-rpc--end-outage client (nreverse results))
    (condition-case problem
        (cast-rpc--transmit
         (cast-rpc--prepare
          client (caar steps) (cdar steps)
          (list :timeout cast-rpc--hello-timeout
                :step (lambda (result problem)
                        (if problem (cast-rpc--renew-again client problem)
                          (cast-rpc--renew client (cdr steps) (cons result results)))))))
      (cast-rpc-error (cast-rpc--renew-again client problem)))))

(defun cast-rpc--renew-again (client problem)
  "Make another attempt for CLIENT, whose renewal ended with PROBLEM.
Not at once: jsonrpc.el may be reading a message of the connection to close."
  (run-at-time 0 nil #'cast-rpc--drop client)
  (run-at-time 0 nil #'cast-rpc--try-again client problem))

(defun cast-rpc--end-outage (client results)
  "End the outage of CLIENT: send its queue.
RESULTS are those of `cast-rpc-reconnect-steps'.
Notifications from now on happened after the snapshot."
  (let* ((snapshot (cast-rpc-reconnect-did-renew (oref client subscriptions) results))
         (attempts (oref client attempts))
         (number (cast-rpc-reconnect-attempts-number attempts))
         (elapsed (cast-rpc-reconnect-did-connect attempts (float-time))))
    (oset client outage nil)
    (oset client hello (car results))
    (cast-rpc--emit client "reconnected"
                    (list :snapshot snapshot :attempts number :elapsed elapsed))
    (dolist (call (reverse (oref client calls)))
      (unless (cast-rpc-call-state-id call) (cast-rpc--transmit call)))
    (cast-rpc--check-level client)))

;;;; Calls

(defun cast-rpc-call (client method &optional params options)
  "Call METHOD of CLIENT with PARAMS, a property list, and OPTIONS.

OPTIONS is a property list:
- :then FUNCTION.  Don't wait: return the call, for `cast-rpc-cancel', and
  call FUNCTION later with the result and nil, or with nil and the condition.
- :timeout SECONDS to wait for the answer; 0: no limit.
- :progress FUNCTION of the reports of progress.

Without :then, return the result, or signal the condition; quitting cancels."
  (let ((call (cast-rpc--start client method params options)))
    (if (plist-get options :then) call (cast-rpc-wait call))))

(defun cast-rpc--start (client method params options)
  "Send METHOD with PARAMS and OPTIONS to CLIENT, and return the call."
  (let ((call (cast-rpc--prepare client method params options))
        (attempts (oref client attempts)))
    (cond ((oref client end) (cast-rpc--finish call nil (oref client end)))
          ((oref client outage)
           (let ((limit (cast-rpc-call-state-timeout call)))
             (cast-rpc--expire-after
              call (min (if (> limit 0) limit 1.0e+INF)
                        (cast-rpc-reconnect-attempts-call-wait attempts))
              (oref client outage))))
          (t (cast-rpc--transmit call)))
    call))

(defun cast-rpc--prepare (client method params options)
  "Return an unsent call of METHOD of CLIENT with PARAMS and OPTIONS."
  (let* ((entry (or (cdr (assoc method cast-rpc-schema-methods))
                    (signal 'cast-rpc-method-not-found (list method))))
         (progress (plist-get options :progress))
         (token (and progress (symbol-name (gensym "progress-"))))
         (json (cast-rpc-codec-encode (plist-get entry :params) params
                                      (and token (list :progressToken token))))
         (call (cast-rpc--make-call :client client :method method :params params :json json
                                    :token token :then (plist-get options :then)
                                    :step (plist-get options :step)
                                    :timeout (or (plist-get options :timeout)
                                                 (cast-rpc--limit entry params)))))
    (when token (push (cons token progress) (oref client progress)))
    (push call (oref client calls))
    call))

(defun cast-rpc--expire-after (call seconds condition)
  "Let CALL fail with CONDITION after SECONDS, in place of an earlier limit."
  (when (cast-rpc-call-state-timer call) (cancel-timer (cast-rpc-call-state-timer call)))
  (setf (cast-rpc-call-state-timer call)
        (and (> seconds 0) (not (cast-rpc-call-state-donep call))
             (run-at-time seconds nil #'cast-rpc--give-up call condition))))

(defun cast-rpc--limit (entry params)
  "Return the limit of a call of the method of ENTRY with PARAMS, in seconds.
It is longer than the server may take (docs/Protocol.md, Time limits)."
  (let ((patience (plist-get entry :patience)))
    (if (and patience (> cast-rpc-timeout 0))
        (max cast-rpc-timeout
             (cl-loop for (name assumed) on (plist-get entry :limits) by #'cddr
                      sum (or (plist-get params name) assumed) into seconds
                      finally return (+ patience seconds)))
      cast-rpc-timeout)))

(defvar cast-rpc--sent-id nil "The id of the last request.")

(cl-defmethod jsonrpc-connection-send :before ((_ cast-rpc--connection) &key id method &allow-other-keys)
  "Save the ID of METHOD's request, which jsonrpc.el doesn't return."
  (when (and id method) (setq cast-rpc--sent-id id)))

(defun cast-rpc--transmit (call)
  "Send CALL with the present server's ids of subscriptions."
  (let* ((client (cast-rpc-call-state-client call))
         (method (cast-rpc-call-state-method call))
         (params (cast-rpc-call-state-params call))
         (words (cast-rpc-reconnect-in-words-of-server (oref client subscriptions) method params)))
    (unless (eq words params)
      (setf (cast-rpc-call-state-json call)
            (cast-rpc-codec-encode (plist-get (cdr (assoc method cast-rpc-schema-methods)) :params)
                                   words nil)))
    (cast-rpc--send call (oref client connection))
    (cast-rpc--expire-after call (cast-rpc-call-state-timeout call)
                            (list 'cast-rpc-call-timeout
                                  (format "%s had no answer within %g s."
                                          method (cast-rpc-call-state-timeout call))
                                  :method method))))

(defun cast-rpc--send (call connection)
  "Send CALL over CONNECTION."
  (condition-case problem
      (let (cast-rpc--sent-id)
        ;; Without a limit of jsonrpc.el, which reports a late answer as an error.
        (jsonrpc-async-request
         connection (intern (cast-rpc-call-state-method call)) (cast-rpc-call-state-json call)
         :timeout nil
         :success-fn (lambda (result) (cast-rpc--succeed call result))
         :error-fn (lambda (problem)
                     (unless (eql (plist-get problem :code) -1) ; jsonrpc.el's own, of the end.
                       (cast-rpc--finish call nil (cast-rpc--condition call problem)))))
        (setf (cast-rpc-call-state-id call) cast-rpc--sent-id))
    (error
     (setf (cast-rpc-call-state-id call) t)
     ;; If the process has ended unnoticed, `cast-rpc--ended' reports the reason.
     (when (jsonrpc-running-p connection)
       (cast-rpc--finish call nil (list 'cast-rpc-connection-closed (error-message-string problem)))))))

(defun cast-rpc--succeed (call result)
  "End CALL with the server's RESULT."
  (cast-rpc--finish call
                    (if (cast-rpc-call-state-step call) result
                      (cast-rpc-reconnect-did-succeed
                       (oref (cast-rpc-call-state-client call) subscriptions)
                       (cast-rpc-call-state-method call) (cast-rpc-call-state-params call) result))
                    nil))

(defun cast-rpc--condition (call problem)
  "Return the condition for PROBLEM, the error of the answer to CALL."
  (let* ((data (plist-get problem :data))
         (facts (cdr (assoc (plist-get data :name) cast-rpc-schema-errors))))
    (list (or (car facts) 'cast-rpc-error)
          (plist-get problem :message)
          :method (cast-rpc-call-state-method call)
          :code (plist-get problem :code)
          :data data)))

(defun cast-rpc--finish (call result problem)
  "End CALL with RESULT, or with the condition PROBLEM if it is not nil."
  (unless (cast-rpc-call-state-donep call)
    (let ((client (cast-rpc-call-state-client call)) (then (cast-rpc-call-state-then call)))
      (setf (cast-rpc-call-state-donep call) t
            (cast-rpc-call-state-result call) result
            (cast-rpc-call-state-problem call) problem)
      (oset client calls (delq call (oref client calls)))
      (oset client progress (assoc-delete-all (cast-rpc-call-state-token call)
                                              (oref client progress)))
      (when (cast-rpc-call-state-timer call)
        (cancel-timer (cast-rpc-call-state-timer call)))
      (when (cast-rpc-call-state-step call)
        (funcall (cast-rpc-call-state-step call) result problem))
      (when then (cast-rpc--later client then result problem)))))

(defun cast-rpc--give-up (call condition)
  "End CALL with CONDITION, here and on the server."
  (unless (cast-rpc-call-state-donep call)
    (let ((id (cast-rpc-call-state-id call)))
      (when (integerp id)
        (ignore-errors
          (jsonrpc-notify (oref (cast-rpc-call-state-client call) connection)
                          '$/cancelRequest (list :id id)))))
    (cast-rpc--finish call nil condition)))

(defun cast-rpc-cancel (call)
  "Cancel CALL, which `cast-rpc-call' returned, here and on the server."
  (let ((method (cast-rpc-call-state-method call)))
    (cast-rpc--give-up call (list 'cast-rpc-call-aborted
                                  (format "%s: The call was aborted." method) :method method))))

(defun cast-rpc-wait (call)
  "Wait for CALL, which `cast-rpc-call' returned; return its result or signal."
  (unwind-protect
      ;; For any process: Emacs runs no sentinel of a process that it waits for.
      (while (not (cast-rpc-call-state-donep call))
        (accept-process-output nil 0.1))
    (cast-rpc-cancel call))
  (let ((problem (cast-rpc-call-state-problem call)))
    (if problem (signal (car problem) (cdr problem)) (cast-rpc-call-state-result call))))

(defun cast-rpc-advice (condition)
  "Return the advice for CONDITION, as `condition-case' binds it; or nil."
  (let ((said (plist-get (plist-get (cddr condition) :data) :advice)))
    (or said
        (cl-loop for (_ name . facts) in cast-rpc-schema-errors
                 when (eq name (car condition)) return (plist-get facts :advice)))))

(defun cast-rpc-for-people (condition)
  "Return the text of CONDITION for people who know nothing of the API.
It is the failure and the advice."
  (let* ((facts (cddr condition))
         (data (plist-get facts :data))
         (method (plist-get facts :method))
         (what (or (plist-get data :userMessage) (cadr condition) (symbol-name (car condition))))
         (advice (or (plist-get data :userAdvice) (plist-get data :advice))))
    ;; The client's own errors begin with the call: `player.play: ...'.
    (when (and method (string-prefix-p method what))
      (setq what (string-remove-prefix method what)
            what (if (string-prefix-p ": " what) (substring what 2) (concat "The server" what))))
    (concat what (and advice (concat " " advice)))))

;;;; Incoming messages

(defun cast-rpc-on (client event listener)
  "Call LISTENER with each EVENT of CLIENT.
EVENT is the name of an event, or \"*\" for all, with their names as a second
argument.  The client's own are \"close\", with the condition that ended the
connection for good, \"connectionLost\" with the :reason, and \"reconnected\"
with :snapshot, :attempts and :elapsed: later events happened after the
snapshot.

The value is a function that removes the listener."
  (unless (or (member event '("*" "close" "connectionLost" "reconnected"))
              (assoc event cast-rpc-schema-notifications))
    (error "No event is named %s" event))
  (let ((entry (cons event listener)))
    (oset client listeners (append (oref client listeners) (list entry)))
    (lambda () (oset client listeners (remq entry (oref client listeners))))))

(defun cast-rpc--notified (client method params)
  "Call the listeners of CLIENT for METHOD with PARAMS."
  (let ((name (symbol-name method)))
    (cond ((equal name "$/progress")
           (when-let ((hears (cdr (assoc (plist-get params :token) (oref client progress)))))
             (cast-rpc--later client hears (plist-get params :value))))
          ;; In an outage the snapshot that follows includes it.
          ((not (or (oref client outage) (equal name "$/cancelRequest")))
           (cast-rpc--emit client name params)))))

(defun cast-rpc--emit (client name value)
  "Call the listeners of CLIENT for the event NAME with VALUE."
  (pcase-dolist (`(,event . ,listener) (oref client listeners))
    (cond ((equal event name) (cast-rpc--later client listener value))
          ((and (equal event "*") (not (equal name "close")))
           (cast-rpc--later client listener value name)))))

(defun cast-rpc--later (client function &rest arguments)
  "Call FUNCTION with ARGUMENTS after the earlier functions of CLIENT.
Not at once: jsonrpc.el is reading a message, and FUNCTION may wait for one."
  (oset client queue (nconc (oref client queue) (list (cons function arguments))))
  (run-at-time 0 nil #'cast-rpc--call-next client))

(defun cast-rpc--call-next (client)
  "Call the oldest queued function of CLIENT."
  (pcase-let ((`(,function . ,arguments) (pop (oref client queue))))
    (condition-case problem
        (apply function arguments)
      (error (message "cast-rpc: %s" (error-message-string problem))))))

(defun cast-rpc--asked (client method params)
  "Return the answer of CLIENT to the server's request METHOD with PARAMS."
  (let* ((name (symbol-name method))
         (handler (cdr (assoc name (oref client handlers))))
         (entry (cdr (assoc name cast-rpc-schema-server-requests))))
    (if handler
        (cast-rpc-codec-encode (plist-get entry :result) (funcall handler params))
      (jsonrpc-error :code -32601 :message "Not handled here"))))

(provide 'cast-rpc)
;;; cast-rpc.el ends here
