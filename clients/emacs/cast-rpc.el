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
(require 'jsonrpc)
(require 'subr-x)
(require 'cast-rpc-codec)
(require 'cast-rpc-schema)

(defgroup cast-rpc nil
  "Google Cast."
  :group 'multimedia
  :prefix "cast-")

(defcustom cast-rpc-server nil
  "The server to run: a program, or a list of a program and arguments.
If it is nil, it is that of the environment variable CAST_RPC_SERVER, or else
the program \"cast-rpc\"."
  :type '(choice (const :tag "cast-rpc" nil) file (repeat string)))

(defcustom cast-rpc-timeout 60
  "How many seconds a call may take, unless it has a longer limit itself."
  :type 'number)

(define-error 'cast-rpc-call-timeout "The call had no answer in time" 'cast-rpc-error)
(define-error 'cast-rpc-call-cancelled "The call was cancelled" 'cast-rpc-error)
(define-error 'cast-rpc-connection-closed "The connection is closed" 'cast-rpc-error)
(define-error 'cast-rpc-server-died "The cast-rpc server died" 'cast-rpc-error)
(define-error 'cast-rpc-server-not-started "The cast-rpc server can't be started" 'cast-rpc-error)

(defclass cast-rpc-client (jsonrpc-process-connection)
  ((listeners :initform nil :documentation "Alist of event names and functions.")
   (handlers :initform nil :initarg :handlers :documentation "Alist of what the server asks.")
   (progress :initform nil :documentation "Alist of tokens and functions.")
   (queue :initform nil :documentation "What is to be called, the oldest first.")
   (calls :initform nil :documentation "The calls that have no answer yet.")
   (hello :initform nil :documentation "What the server said in the hand-shake.")
   (end :initform nil :documentation "Why there is no connection any more."))
  :documentation "A connection to a cast-rpc server.")

(cl-defstruct (cast-rpc-call-state (:constructor cast-rpc--make-call) (:copier nil))
  "One call.  It ends once: RESULT or PROBLEM says how."
  client id method token timer then (donep nil) result problem)

;;;; Connecting

(defun cast-rpc-default-socket ()
  "The socket of a server that was started without the name of one, or nil."
  (let ((folder (getenv "XDG_RUNTIME_DIR")))
    (and folder (not (string-empty-p folder))
         (expand-file-name "cast-rpc/socket" folder))))

(defun cast-rpc--command (server)
  "The command for SERVER, a program, a list or nil."
  (let* ((variable (getenv "CAST_RPC_SERVER"))
         (found (or server cast-rpc-server
                    (and variable (not (string-empty-p variable)) variable)
                    "cast-rpc")))
    (if (listp found) found (list found))))

(defun cast-rpc--join (name socket)
  "A process NAME connected to the server that listens on SOCKET, or nil."
  (and socket (file-exists-p socket)
       (ignore-errors
         (make-network-process :name name :family 'local :service socket
                               :coding 'utf-8-emacs-unix :noquery t))))

(defun cast-rpc--spawn (name command)
  "A process NAME of COMMAND, which ends with its input, and so with Emacs."
  (unless (executable-find (car command))
    (signal 'cast-rpc-server-not-started
            (list (format "Install cast-rpc, or set `cast-rpc-server' to its path (there is no %s)"
                          (car command)))))
  (let ((default-directory "/"))
    ;; A pipe: the end of Emacs is the end of the server's input.
    (make-process :name name :command command :connection-type 'pipe
                  :coding 'utf-8-emacs-unix :noquery t
                  ;; Where jsonrpc.el looks for it.
                  :stderr (get-buffer-create (format "*%s stderr*" name)))))

(cl-defun cast-rpc-connect (&key server (socket t) topics handlers)
  "Connect to a cast-rpc server, and return the client.

Joins the server that listens on SOCKET, a path; t is the usual one, nil none.
If none listens, runs SERVER as `cast-rpc-server' says, which ends with Emacs.
TOPICS is the list of events wanted: by default all but logs and widgets.
HANDLERS is an alist of requests of the server, as \"credentials.provide\",
and functions of its params that return the result."
  (let* ((path (if (eq socket t) (cast-rpc-default-socket) socket))
         (command (cast-rpc--command server))
         (name (symbol-name (gensym "cast-rpc-")))
         (open (lambda () (or (cast-rpc--join name path) (cast-rpc--spawn name command))))
         (client (cast-rpc--make-client name open handlers)))
    (unwind-protect
        (oset client hello (cast-rpc-call client "server.initialize"
                                          (cast-rpc--hello topics handlers)
                                          '(:timeout 10)))
      (unless (oref client hello) (cast-rpc-close client)))
    (cast-rpc--check-level (plist-get (oref client hello) :serverInfo))
    client))

(defun cast-rpc--make-client (name open handlers)
  "A new client NAME of the process of OPEN, with HANDLERS."
  (make-instance 'cast-rpc-client
                 :name name :process open :handlers handlers
                 :events-buffer-scrollback-size 0 ; Keeps no log of messages.
                 :notification-dispatcher #'cast-rpc--notified
                 :request-dispatcher #'cast-rpc--asked
                 :on-shutdown #'cast-rpc--ended))

(defun cast-rpc--check-level (server)
  "Warn if SERVER doesn't speak this package's level of the API."
  (let ((oldest (plist-get server :apiCompatible)) (newest (plist-get server :apiLevel)))
    (unless (<= oldest cast-rpc-schema-api-level newest)
      (display-warning 'cast-rpc
                       (format "cast-rpc %s speaks the API levels %d to %d, this package level %d"
                               (plist-get server :version) oldest newest
                               cast-rpc-schema-api-level)))))

(defun cast-rpc--hello (topics handlers)
  "The params of the hand-shake for TOPICS and HANDLERS."
  (list :protocolVersion cast-rpc-schema-protocol-version
        :clientInfo (list :name "cast-rpc-emacs" :version cast-rpc-schema-version)
        :specHash cast-rpc-schema-spec-hash
        :topics (or topics '("*"))
        :processId (emacs-pid)
        :capabilities
        (cl-loop for (method) in handlers
                 for entry = (or (cdr (assoc method cast-rpc-schema-server-requests))
                                 (error "The server never asks for %s" method))
                 append (list (intern (concat ":" (plist-get entry :capability))) t))))

(defun cast-rpc-live-p (client)
  "Whether CLIENT has a connection."
  (and client (null (oref client end)) (jsonrpc-running-p client)))

(defun cast-rpc-close (client)
  "Close the connection of CLIENT; a server of its own ends then."
  (unless (oref client end)
    (oset client end '(cast-rpc-connection-closed "The client was closed")))
  (let ((process (jsonrpc--process client)))
    (when (process-live-p process)
      (ignore-errors (process-send-eof process))
      (with-timeout (1)
        (while (process-live-p process) (accept-process-output nil 0.05))))
    (let ((inhibit-message t)) (jsonrpc-shutdown client))))

(defun cast-rpc--clean-up (client)
  "Kill the buffers that jsonrpc.el made for CLIENT."
  (dolist (buffer (list (process-buffer (jsonrpc--process client))
                        (jsonrpc-stderr-buffer client)
                        (get-buffer (format "*%s events*" (jsonrpc-name client)))))
    (when (buffer-live-p buffer)
      (let (kill-buffer-query-functions) (kill-buffer buffer)))))

(defun cast-rpc--death (client)
  "How the process of CLIENT ended, as a condition."
  (let* ((process (jsonrpc--process client))
         (stderr (jsonrpc-stderr-buffer client))
         (text (if (buffer-live-p stderr) (with-current-buffer stderr (buffer-string)) ""))
         ;; Emacs writes the end of the process there, too.
         (words (string-trim (replace-regexp-in-string "^Process .* stderr finished$" "" text)))
         (how (if (eq (process-status process) 'signal) "It was ended by signal" "It ended with code")))
    (if (eq (process-type process) 'network)
        '(cast-rpc-connection-closed "The server closed the connection")
      (list 'cast-rpc-server-died
            (format "%s %d%s" how (process-exit-status process)
                    (if (string-empty-p words) "" (concat ": " words)))
            :exitStatus (process-exit-status process)))))

(defun cast-rpc--ended (client)
  "End every call of CLIENT, whose process is gone."
  (unless (oref client end) (oset client end (cast-rpc--death client)))
  (dolist (call (oref client calls))
    (cast-rpc--finish call nil (oref client end)))
  (cast-rpc--emit client "close" (oref client end))
  (run-at-time 0 nil #'cast-rpc--clean-up client))

;;;; Calls

(defun cast-rpc-call (client method &optional params options)
  "Call METHOD of CLIENT with PARAMS, a property list, and OPTIONS.

OPTIONS is a property list:
- :then FUNCTION.  Don't wait: return the call, for `cast-rpc-cancel', and
  call FUNCTION later with the result and nil, or with nil and the condition.
- :timeout SECONDS to wait for the answer; 0 is for ever.
- :progress FUNCTION of what the server says of how far it is.

Without :then, return the result, or signal the condition; quitting cancels."
  (let ((call (cast-rpc--start client method params options)))
    (if (plist-get options :then) call (cast-rpc-wait call))))

(defun cast-rpc--start (client method params options)
  "Send METHOD with PARAMS as OPTIONS say to CLIENT, and return the call."
  (let* ((entry (or (cdr (assoc method cast-rpc-schema-methods))
                    (signal 'cast-rpc-method-not-found (list method))))
         (progress (plist-get options :progress))
         (token (and progress (symbol-name (gensym "progress-"))))
         (call (cast-rpc--make-call :client client :method method :token token
                                    :then (plist-get options :then)))
         (json (cast-rpc-codec-encode (plist-get entry :params) params
                                      (and token (list :progressToken token)))))
    (when token (push (cons token progress) (oref client progress)))
    (if (oref client end)
        (cast-rpc--finish call nil (oref client end))
      (push call (oref client calls))
      (cast-rpc--send call json)
      (let ((timeout (or (plist-get options :timeout) (cast-rpc--patience entry params))))
        (when (and (> timeout 0) (not (cast-rpc-call-state-donep call)))
          (setf (cast-rpc-call-state-timer call)
                (run-at-time timeout nil #'cast-rpc--give-up call 'cast-rpc-call-timeout)))))
    call))

(defun cast-rpc--patience (entry params)
  "How long to wait for the method of ENTRY with PARAMS, in seconds.
A call with a limit of its own may take that, and some time for the answer."
  (let ((own (plist-get entry :patience)))
    (if own
        (max cast-rpc-timeout (+ (or (plist-get params :timeout) own)
                                 (or (plist-get params :waitTimeout) 30)))
      cast-rpc-timeout)))

(defvar cast-rpc--sent-id nil "The id of the request that was sent last.")

(cl-defmethod jsonrpc-connection-send :before ((_client cast-rpc-client) &key id method &allow-other-keys)
  "Take note of the ID under which METHOD is sent: jsonrpc.el doesn't tell."
  (when (and id method) (setq cast-rpc--sent-id id)))

(defun cast-rpc--send (call json)
  "Send CALL with the params JSON."
  (condition-case problem
      (let (cast-rpc--sent-id)
        ;; No limit of jsonrpc.el: it takes a late answer for an error of its own.
        (jsonrpc-async-request
         (cast-rpc-call-state-client call) (intern (cast-rpc-call-state-method call)) json
         :timeout nil
         :success-fn (lambda (result) (cast-rpc--finish call result nil))
         :error-fn (lambda (problem)
                     (unless (eql (plist-get problem :code) -1) ; jsonrpc.el's own, of the end.
                       (cast-rpc--finish call nil (cast-rpc--condition call problem)))))
        (setf (cast-rpc-call-state-id call) cast-rpc--sent-id))
    (error
     ;; If the process has ended without having told yet, `cast-rpc--ended' will say why.
     (when (jsonrpc-running-p (cast-rpc-call-state-client call))
       (cast-rpc--finish call nil (list 'cast-rpc-connection-closed (error-message-string problem)))))))

(defun cast-rpc--condition (call problem)
  "The condition for PROBLEM, the error of the answer to CALL."
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
      (when then (cast-rpc--later client then result problem)))))

(defun cast-rpc--give-up (call condition)
  "End CALL with CONDITION, here and in the server."
  (unless (cast-rpc-call-state-donep call)
    (ignore-errors
      (jsonrpc-notify (cast-rpc-call-state-client call) '$/cancelRequest
                      (list :id (cast-rpc-call-state-id call))))
    (cast-rpc--finish call nil (list condition (cast-rpc-call-state-method call)))))

(defun cast-rpc-cancel (call)
  "End CALL, which `cast-rpc-call' returned, here and in the server."
  (cast-rpc--give-up call 'cast-rpc-call-cancelled))

(defun cast-rpc-wait (call)
  "Wait for CALL, which `cast-rpc-call' returned; return its result or signal."
  (unwind-protect
      ;; For any process: Emacs tells no sentinel of the one that it waits for.
      (while (not (cast-rpc-call-state-donep call))
        (accept-process-output nil 0.1))
    (cast-rpc-cancel call))
  (let ((problem (cast-rpc-call-state-problem call)))
    (if problem (signal (car problem) (cdr problem)) (cast-rpc-call-state-result call))))

(defun cast-rpc-advice (condition)
  "What the user can do about CONDITION, a list as `condition-case' binds; or nil."
  (let ((said (plist-get (plist-get (cddr condition) :data) :advice)))
    (or said
        (cl-loop for (_ name . facts) in cast-rpc-schema-errors
                 when (eq name (car condition)) return (plist-get facts :advice)))))

;;;; What comes in

(defun cast-rpc-on (client event listener)
  "Call LISTENER with each EVENT that CLIENT hears.
EVENT is the name of an event; \"close\", which comes with the condition that
ended the connection; or \"*\" for all, with their names as a second argument.
The value is a function that ends the listening."
  (unless (or (member event '("*" "close")) (assoc event cast-rpc-schema-notifications))
    (error "No event is named %s" event))
  (let ((entry (cons event listener)))
    (oset client listeners (append (oref client listeners) (list entry)))
    (lambda () (oset client listeners (remq entry (oref client listeners))))))

(defun cast-rpc--notified (client method params)
  "Tell the listeners of CLIENT of METHOD with PARAMS."
  (let ((name (symbol-name method)))
    (cond ((equal name "$/progress")
           (when-let ((hears (cdr (assoc (plist-get params :token) (oref client progress)))))
             (cast-rpc--later client hears (plist-get params :value))))
          ((not (equal name "$/cancelRequest")) (cast-rpc--emit client name params)))))

(defun cast-rpc--emit (client name value)
  "Call the listeners of CLIENT for the event NAME with VALUE."
  (pcase-dolist (`(,event . ,listener) (oref client listeners))
    (cond ((equal event name) (cast-rpc--later client listener value))
          ((and (equal event "*") (not (equal name "close")))
           (cast-rpc--later client listener value name)))))

(defun cast-rpc--later (client function &rest arguments)
  "Call FUNCTION with ARGUMENTS after what CLIENT has to call before.
Not at once: jsonrpc.el is reading a message, and FUNCTION may wait for another."
  (oset client queue (nconc (oref client queue) (list (cons function arguments))))
  (run-at-time 0 nil #'cast-rpc--call-next client))

(defun cast-rpc--call-next (client)
  "Call what waits longest for CLIENT."
  (pcase-let ((`(,function . ,arguments) (pop (oref client queue))))
    (condition-case problem
        (apply function arguments)
      (error (message "cast-rpc: %s" (error-message-string problem))))))

(defun cast-rpc--asked (client method params)
  "The answer of CLIENT to the server, which asks METHOD with PARAMS."
  (let* ((name (symbol-name method))
         (handler (cdr (assoc name (oref client handlers))))
         (entry (cdr (assoc name cast-rpc-schema-server-requests))))
    (if handler
        (cast-rpc-codec-encode (plist-get entry :result) (funcall handler params))
      (jsonrpc-error :code -32601 :message "Not handled here"))))

(provide 'cast-rpc)
;;; cast-rpc.el ends here
