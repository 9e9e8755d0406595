;;; cast-rpc-reconnect-test.el --- Tests of the daemon and of connecting again  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; The schedule of reconnecting, as values; killed daemons and servers; and
;; their end when Emacs ends.

;;; Code:

(require 'ert)
(require 'cast-rpc-test-programs)

;;;; When

(defun cast-rpc-reconnect-test--delays (attempts chance &rest times)
  "What ATTEMPTS say at each of TIMES with CHANCE."
  (mapcar (lambda (now) (cast-rpc-reconnect-next-delay attempts now chance)) times))

(ert-deftest cast-rpc-reconnect-test-delays ()
  "Each is twice the one before, up to the longest; chance cuts off half at most."
  (let ((attempts (cast-rpc-reconnect-attempts '(:first-delay 1 :max-delay 5 :max-restarts 9) 0)))
    (should (equal (cast-rpc-reconnect-test--delays attempts 0 10 10 10 10) '(1.0 2.0 4.0 5.0)))
    (should (= (cast-rpc-reconnect-attempts-number attempts) 4))
    (should (equal (cast-rpc-reconnect-test--delays attempts 1 10) '(2.5))))
  (should-not (cast-rpc-reconnect-attempts nil 0)))

(ert-deftest cast-rpc-reconnect-test-good-connection ()
  "A good connection begins anew, a short one doesn't."
  (let ((attempts (cast-rpc-reconnect-attempts '(:first-delay 1) 0)))
    (cast-rpc-reconnect-test--delays attempts 0 100 101)
    (should (= (cast-rpc-reconnect-did-connect attempts 103) 3))
    (should (equal (cast-rpc-reconnect-test--delays attempts 0 110) '(4.0)))
    (should (= (cast-rpc-reconnect-did-connect attempts 110) 0))
    (should (equal (cast-rpc-reconnect-test--delays attempts 0 170) '(1.0)))
    (should (= (cast-rpc-reconnect-attempts-number attempts) 1))))

(ert-deftest cast-rpc-reconnect-test-giving-up ()
  "After a time, and after so many starts."
  (should (equal (cast-rpc-reconnect-test--delays
                  (cast-rpc-reconnect-attempts '(:first-delay 1 :give-up-after 10) 0) 0 100 109 110)
                 '(1.0 2.0 nil)))
  (should (equal (cast-rpc-reconnect-test--delays
                  (cast-rpc-reconnect-attempts '(:first-delay 1 :max-restarts 2) 0) 0 1 1 1)
                 '(1.0 2.0 nil))))

(ert-deftest cast-rpc-reconnect-test-final ()
  "What another attempt can't change."
  (should-not (cast-rpc-reconnect-final-p '(cast-rpc-server-died "")))
  (should (cast-rpc-reconnect-final-p '(cast-rpc-unsupported-protocol-version "" :code -32010)))
  (should (cast-rpc-reconnect-final-p '(cast-rpc-error "" :code 1 :data (:retryable :json-false))))
  (should-not (cast-rpc-reconnect-final-p '(cast-rpc-error "" :code 1 :data (:retryable t)))))

;;;; What to say

(ert-deftest cast-rpc-reconnect-test-subscriptions ()
  "They keep their ids, and the last step brings the snapshot."
  (let* ((subscriptions (cast-rpc-reconnect-subscriptions '(:topics ("*") :processId 1)))
         (first (cast-rpc-reconnect-did-succeed subscriptions "events.subscribe"
                                                '(:topics ("log.*")) '(:subscription "sub-1"))))
    (should (equal (cast-rpc-reconnect-steps subscriptions)
                   '(("server.initialize" :topics [] :processId 1)
                     ("events.subscribe" :topics ("*") :snapshot nil)
                     ("events.subscribe" :topics ("log.*") :snapshot t))))
    (should (equal (cast-rpc-reconnect-did-renew
                    subscriptions '(nil (:subscription "sub-1") (:subscription "sub-2" :snapshot (:media []))))
                   '(:media [])))
    (should (equal (cast-rpc-reconnect-in-words-of-server subscriptions "events.poll" first)
                   '(:subscription "sub-2")))
    (let ((second (cast-rpc-reconnect-did-succeed subscriptions "events.subscribe"
                                                  '(:topics ("widget.*")) '(:subscription "sub-1"))))
      (should (equal second '(:subscription "sub-1'")))
      (cast-rpc-reconnect-did-succeed subscriptions "events.unsubscribe" first nil)
      (cast-rpc-reconnect-did-succeed subscriptions "events.unsubscribe" second nil))
    (dolist (greeting '(nil (:topics nil) (:topics [])))
      (setf (cast-rpc-reconnect-subscriptions-greeting subscriptions) greeting)
      (should (equal (cdr (cast-rpc-reconnect-steps subscriptions)) '(("events.snapshot")))))
    (should (equal (cast-rpc-reconnect-did-renew subscriptions '(nil (:media []))) '(:media [])))))

;;;; The daemon

(ert-deftest cast-rpc-reconnect-test-daemon ()
  "The first starts it, the next joins it, and it outlives both."
  (cast-rpc-test-with-socket path
    (let* ((first (cast-rpc-connect :socket path)) (second (cast-rpc-connect :socket path))
           (server (cast-rpc-test-server-id first)))
      (should (= 2 (length (plist-get (cast-rpc-server-clients second) :clients))))
      (should (= server (cast-rpc-test-server-id second)))
      (cast-rpc-close first)
      (cast-rpc-test-eventually
       (lambda () (= 1 (length (plist-get (cast-rpc-server-clients second) :clients)))))
      (cast-rpc-close second)
      (let ((third (cast-rpc-connect :socket path)))
        (should (= server (cast-rpc-test-server-id third)))
        (cast-rpc-close third))
      ;; Nothing of the start is left.
      (should-not (cl-find "cast-rpc-daemon" (mapcar #'process-name (process-list)) :test #'string-prefix-p)))))

(ert-deftest cast-rpc-reconnect-test-no-daemon ()
  "Report a server that can't be started."
  (cast-rpc-test-with-socket path
    (should-error (cast-rpc-connect :socket path :server "/nowhere/cast-rpc")
                  :type 'cast-rpc-server-not-found)
    (let ((problem (should-error
                    (cast-rpc-connect :socket path :server '("sh" "-c" "echo no such library >&2; exit 127"))
                    :type 'cast-rpc-server-died)))
      (should (string-match-p "code 127: no such library" (cadr problem))))
    (let ((problem (should-error (cast-rpc-connect :socket "/nowhere/socket")
                                 :type 'cast-rpc-server-died)))
      (should (string-match-p "There is no folder /nowhere" (cadr problem))))))

(ert-deftest cast-rpc-reconnect-test-killed-daemon ()
  "Another follows, with subscriptions and waiting calls, behind a snapshot."
  (cast-rpc-test-with-socket path
    (let* ((receiver (cast-rpc-test-receiver)) (device (process-get receiver :address))
           (client (cast-rpc-connect :socket path :reconnect '(:first-delay 0.01)))
           (own (cast-rpc-events-subscribe client '(:topics ("log.*") :delivery "POLL")))
           events lost back ended)
      (unwind-protect
          (progn
            (cast-rpc-player-play client `(:device ,device :url ,cast-rpc-test-film))
            (cast-rpc-on client "*" (lambda (_event name) (push name events)))
            (cast-rpc-on client "connectionLost" (lambda (event) (setq lost event)))
            (cast-rpc-on client "reconnected" (lambda (event) (setq back event)))
            (let* ((session (plist-get (aref (plist-get (cast-rpc-events-snapshot client) :sessions) 0) :sessionId))
                   (server (cast-rpc-test-server-id client)))
              (cast-rpc-discovery-find client '(:deviceId "absent" :timeout 60)
                                       (list :then (lambda (_ problem) (setq ended (car problem)))))
              (signal-process server 'SIGKILL)
              (cast-rpc-test-eventually (lambda () lost))
              (should (stringp (plist-get lost :reason)))
              ;; It is sent to the next daemon.
              (should-not (= server (cast-rpc-test-server-id client)))
              (cast-rpc-test-eventually (lambda () back))
              (should (eq ended 'cast-rpc-connection-closed))
              (should (equal session (plist-get (aref (plist-get (plist-get back :snapshot) :sessions) 0)
                                                :sessionId)))
              (should (>= (plist-get back :attempts) 1))
              (should (> (plist-get back :elapsed) 0))
              ;; No notification is sent without a connection.
              (should (equal (seq-take (member "connectionLost" (reverse events)) 2)
                             '("connectionLost" "reconnected"))))
            (cast-rpc-player-stop client `(:device ,device))
            (cast-rpc-test-eventually (lambda () (member "session.didEnd" events)))
            (cast-rpc-events-poll client (list :subscription (plist-get own :subscription))))
        (cast-rpc-close client)
        (process-send-eof receiver)))))

(ert-deftest cast-rpc-reconnect-test-five-clients ()
  "Those of a killed daemon share the next."
  (cast-rpc-test-with-socket path
    (let* ((backs 0)
           (clients (cl-loop repeat 5 collect (cast-rpc-connect :socket path :reconnect '(:first-delay 0.01)))))
      (dolist (client clients)
        (cast-rpc-on client "reconnected" (lambda (_) (cl-incf backs))))
      (signal-process (cast-rpc-test-server-id (car clients)) 'SIGKILL)
      (cast-rpc-test-eventually (lambda () (= backs 5)))
      (should (= 1 (length (cl-delete-duplicates (mapcar #'cast-rpc-test-server-id clients)))))
      (mapc #'cast-rpc-close clients))))

(ert-deftest cast-rpc-reconnect-test-own-server ()
  "It is started again, and given up when it won't stay."
  (let* ((client (cast-rpc-connect :socket nil :reconnect '(:first-delay 0.01 :max-restarts 2)))
         (backs 0) closed)
    (cast-rpc-on client "reconnected" (lambda (_) (cl-incf backs)))
    (cast-rpc-on client "close" (lambda (problem) (setq closed (car problem))))
    (dotimes (round 2)
      (signal-process (cast-rpc--process client) 'SIGKILL)
      (cast-rpc-test-eventually (lambda () (= backs (1+ round))))
      (cast-rpc-server-ping client))
    (signal-process (cast-rpc--process client) 'SIGKILL)
    (cast-rpc-test-eventually (lambda () closed))
    (should (eq closed 'cast-rpc-server-died))
    (should-not (cast-rpc-live-p client))
    (should-error (cast-rpc-server-ping client) :type 'cast-rpc-server-died)))

(ert-deftest cast-rpc-reconnect-test-no-topics ()
  "A client without topics is connected again."
  (let ((client (cast-rpc-connect :socket nil :topics [] :reconnect '(:first-delay 0.01))) back)
    (cast-rpc-on client "reconnected" (lambda (event) (setq back event)))
    (signal-process (cast-rpc--process client) 'SIGKILL)
    (cast-rpc-test-eventually (lambda () back))
    (should (plist-member (plist-get back :snapshot) :sessions))
    (cast-rpc-close client)))

(ert-deftest cast-rpc-reconnect-test-refused-step ()
  "A step that can't be sent leads to another attempt."
  (let* ((client (cast-rpc-connect :socket nil :reconnect '(:first-delay 0.01))) back
         (steps (symbol-function 'cast-rpc-reconnect-steps))
         (refused '(("events.subscribe" :topics []))))
    (cast-rpc-on client "reconnected" (lambda (event) (setq back event)))
    (cl-letf (((symbol-function 'cast-rpc-reconnect-steps)
               (lambda (subscriptions)
                 (let ((all (funcall steps subscriptions)))
                   (if refused (cons (car all) (prog1 refused (setq refused nil))) all)))))
      (signal-process (cast-rpc--process client) 'SIGKILL)
      (cast-rpc-test-eventually (lambda () back)))
    (should (= (plist-get back :attempts) 2))
    (cast-rpc-server-ping client)
    (cast-rpc-close client)))

(ert-deftest cast-rpc-reconnect-test-waiting ()
  "A call waits no longer for a connection than it may, and can be cancelled."
  (let ((client (cast-rpc-connect :socket nil :reconnect '(:first-delay 60))) problems)
    (cl-flet ((call () (cast-rpc-server-ping
                        client nil (list :then (lambda (_ problem) (push (car problem) problems))))))
      (signal-process (cast-rpc--process client) 'SIGKILL)
      (cast-rpc-test-eventually (lambda () (oref client outage)))
      (should-error (cast-rpc-server-ping client nil '(:timeout 0.05)) :type 'cast-rpc-server-died)
      (cast-rpc-cancel (call))
      (call)
      (cast-rpc-close client)
      (cast-rpc-test-eventually (lambda () (= 2 (length problems))))
      (should (equal problems '(cast-rpc-client-closed cast-rpc-call-aborted))))))

;;;; The end of Emacs

(defun cast-rpc-reconnect-test--editor (socket server form)
  "Run an Emacs that connects to SOCKET or SERVER and then evaluates FORM.
The value is its process, and its server's id."
  (let* (id
         (program `(let ((client (cast-rpc-connect :socket ,socket :server ',server :reconnect t)))
                     (message "server %d." (plist-get (cast-rpc-server-info client) :processId))
                     ,form))
         (emacs (make-process
                 :name "emacs" :noquery t :connection-type 'pipe
                 :command (list (expand-file-name invocation-name invocation-directory) "-Q" "-batch"
                                "-L" (expand-file-name ".." cast-rpc-test-folder) "-l" "cast-rpc-api"
                                "--eval" (format "%S" program))
                 :filter (lambda (_ text)
                           (when (string-match "server \\([0-9]+\\)\\." text)
                             (setq id (string-to-number (match-string 1 text))))))))
    (cast-rpc-test-eventually (lambda () id))
    (cons emacs id)))

(defun cast-rpc-reconnect-test--gone (id)
  "Wait until the process ID is gone."
  (cast-rpc-test-eventually (lambda () (not (cast-rpc-test-alive-p id)))))

(ert-deftest cast-rpc-reconnect-test-end-of-emacs ()
  "Emacs's own server ends at any end of Emacs."
  (pcase-let ((`(,emacs . ,server) (cast-rpc-reconnect-test--editor nil nil '(kill-emacs))))
    (cast-rpc-reconnect-test--gone (process-id emacs))
    (cast-rpc-reconnect-test--gone server))
  (dolist (signal '(SIGKILL SIGTERM SIGINT SIGHUP))
    (ert-info ((symbol-name signal))
      (pcase-let ((`(,emacs . ,server) (cast-rpc-reconnect-test--editor nil nil '(sleep-for 60))))
        (should (cast-rpc-test-alive-p server))
        (signal-process emacs signal)
        (cast-rpc-reconnect-test--gone (process-id emacs))
        (cast-rpc-reconnect-test--gone server)))))

(ert-deftest cast-rpc-reconnect-test-daemon-after-emacs ()
  "A daemon outlives the Emacs that started it, and exits when idle."
  (let ((server (list "sh" "-c" "exec \"$0\" \"$1\" \"$2\" --idle-exit 1.5"
                      (cast-rpc-test-program "CAST_RPC_SERVER"))))
    (dolist (end '((kill-emacs) SIGKILL SIGTERM))
      (ert-info ((format "%S" end))
        (cast-rpc-test-with-socket path
          (pcase-let* ((form (if (consp end) `(progn (read-string "") ,end) '(sleep-for 60)))
                       (`(,emacs . ,id) (cast-rpc-reconnect-test--editor path server form))
                       (client (cast-rpc-connect :socket path)))
            (if (consp end) (process-send-string emacs "\n") (signal-process emacs end))
            (cast-rpc-reconnect-test--gone (process-id emacs))
            (should (= id (cast-rpc-test-server-id client)))
            (cast-rpc-close client)
            (cast-rpc-reconnect-test--gone id)))))))

(provide 'cast-rpc-reconnect-test)
;;; cast-rpc-reconnect-test.el ends here
