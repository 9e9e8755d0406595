;;; cast-rpc-test.el --- Tests of the client  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; The corpus, every generated function, and calls, events, errors, time-outs
;; and ends with the built server and an emulated receiver.

;;; Code:

(require 'ert)
(require 'cast-rpc-test-programs)

;;;; The corpus that every language's tests read

(defun cast-rpc-test--subject (case)
  "The type of the value of CASE, and whether it may grow."
  (let* ((kind (plist-get case :kind))
         (method (plist-get case :method))
         (entry (cdr (or (assoc method cast-rpc-schema-methods)
                         (assoc method cast-rpc-schema-server-requests)))))
    (pcase kind
      ("type" (cons (plist-get case :type) nil))
      ("notification" (cons (cdr (assoc method cast-rpc-schema-notifications)) t))
      (_ (cons (plist-get entry (if (member kind '("params" "serverParams")) :params :result))
               (member kind '("result" "serverParams")))))))

(ert-deftest cast-rpc-test-corpus-valid ()
  "Valid values are accepted, and return unchanged."
  (let ((cases (cast-rpc-test-corpus "valid")))
    (should (> (length cases) 200))
    (dolist (case cases)
      (pcase-let ((`(,type . ,may-grow) (cast-rpc-test--subject case))
                  (value (plist-get case :value)))
        (ert-info ((format "%S" case))
          (should-not (cast-rpc-codec-check type value may-grow))
          (should-not (cast-rpc-codec-check type (cast-rpc-codec--write type value) may-grow)))))))

(ert-deftest cast-rpc-test-corpus-invalid ()
  "Invalid values are refused with their path."
  (let ((cases (cast-rpc-test-corpus "invalid")))
    (should (> (length cases) 200))
    (dolist (case cases)
      (ert-info ((format "%S" case))
        (should (equal (car (cast-rpc-codec-check (car (cast-rpc-test--subject case))
                                                  (plist-get case :value)))
                       (plist-get case :path)))))))

(ert-deftest cast-rpc-test-long-numbers ()
  "A message with a number that Emacs's parser refuses is read all the same."
  (with-temp-buffer
    (insert "{\"a\":[12345678901234567890,1.5,null,false],\"b\":{\"c\":-9223372036854775809}}")
    (goto-char (point-min))
    (should (equal (cast-rpc--json-read (symbol-function 'jsonrpc--json-read))
                   '(:a [12345678901234567890 1.5 nil :json-false] :b (:c -9223372036854775809))))
    (should (eobp)))
  (with-temp-buffer
    (insert "{\"a\":nope}")
    (goto-char (point-min))
    (should-error (cast-rpc--json-read (symbol-function 'jsonrpc--json-read)))))

(ert-deftest cast-rpc-test-writing ()
  "What callers give becomes JSON."
  (pcase-dolist (`(,type ,value ,json)
                 '(("MediaInformation" (:contentId "a" :tracks nil :duration nil) "{\"contentId\":\"a\"}")
                   ("MediaInformation" (:customData (:list (1 2) :none nil)) "{\"customData\":{\"list\":[1,2],\"none\":null}}")
                   ("MediaInformation" (:metadata (:images ((:url "u")))) "{\"metadata\":{\"images\":[{\"url\":\"u\"}]}}")
                   ((:fields (:autoplay (:type "boolean"))) (:autoplay nil) "{\"autoplay\":false}")
                   ((:fields (:autoplay (:type "boolean"))) nil "{}")
                   ("integer[]" (1 2) "[1,2]")
                   ("map<string>" (:a "b") "{\"a\":\"b\"}")))
    (should (equal (json-serialize (cast-rpc-codec-encode type value)
                                   :null-object nil :false-object :json-false)
                   json)))
  (should (equal (cadr (should-error (cast-rpc-codec-encode "integer[]" '(1 "two"))
                                     :type 'cast-rpc-invalid-params))
                 "[1]: expected an integer, found a string")))

;;;; Every generated function

(defun cast-rpc-test--examples ()
  "An alist of the methods and the params of their first examples."
  (let (examples)
    (dolist (case (cast-rpc-test-corpus "valid") examples)
      (let ((method (plist-get case :method)))
        (when (and (equal (plist-get case :kind) "params")
                   (string-prefix-p "example: " (plist-get case :name))
                   (not (assoc method examples)))
          (push (cons method (plist-get case :value)) examples))))))

(defun cast-rpc-test--limited (method params)
  "PARAMS of METHOD with limits of time that a test can wait for."
  (let ((fields (plist-get (plist-get (cdr (assoc method cast-rpc-schema-methods)) :params) :fields))
        (params (copy-sequence params)))
    (dolist (limit '(:timeout :searchTimeout) params)
      (when (plist-member fields limit) (setq params (plist-put params limit 0.2))))))

(defun cast-rpc-test--judge (method result problem)
  "Fail unless RESULT or PROBLEM is what METHOD is declared to end with."
  (ert-info ((format "%s: %S" method (or problem result)))
    (if problem
        (progn (should (cast-rpc-test--known-p (car problem)))
               (should-not (memq (car problem) '(cast-rpc-invalid-params cast-rpc-method-not-found
                                                 cast-rpc-internal-error))))
      (should-not (cast-rpc-codec-check
                   (plist-get (cdr (assoc method cast-rpc-schema-methods)) :result) result t)))))

(defun cast-rpc-test--known-p (condition)
  "Whether CONDITION is an error of the spec."
  (cl-find condition cast-rpc-schema-errors :key #'cadr))

(defun cast-rpc-test--function (prefix name)
  "The generated function for the wire NAME, with PREFIX."
  (let ((case-fold-search nil))
    (intern (concat prefix
                    (downcase (replace-regexp-in-string
                               "[./$]+" "-" (replace-regexp-in-string "\\([a-z0-9]\\)\\([A-Z]\\)" "\\1-\\2" name)))))))

(ert-deftest cast-rpc-test-every-method ()
  "Each reaches the server, and is answered as declared."
  (cast-rpc-test-with client _device
    (let ((waiting 0) answers)
      (pcase-dolist (`(,method . ,params) (cast-rpc-test--examples))
        (let ((stub (cast-rpc-test--function "cast-rpc-" method)))
          (should (fboundp stub))
          (unless (equal method "server.shutdown")
            (cl-incf waiting)
            (funcall stub client (cast-rpc-test--limited method params)
                     (list :then (lambda (result problem) (push (list method result problem) answers)))))))
      (should (> waiting 100))
      (should (= waiting (1- (length cast-rpc-schema-methods))))
      (cast-rpc-test-eventually (lambda () (= (length answers) waiting)))
      (dolist (answer answers) (apply #'cast-rpc-test--judge answer))
      (should-not (cast-rpc-server-shutdown client)))))

(ert-deftest cast-rpc-test-every-event ()
  "Each can be listened to."
  (cast-rpc-test-with client _device
    (pcase-dolist (`(,event . ,_) cast-rpc-schema-notifications)
      (let ((stub (cast-rpc-test--function
                   (if (string-prefix-p "$" event) "cast-rpc-on" "cast-rpc-on-") event)))
        (ert-info (event) (should (functionp (funcall stub client #'ignore))))))
    (should-error (cast-rpc-on client "session.didStrat" #'ignore))))

;;;; Calls

(ert-deftest cast-rpc-test-playing ()
  "Plays, tells the position, pauses, seeks and stops."
  (cast-rpc-test-with client device
    (let ((played (cast-rpc-player-play client `(:device ,device :url ,cast-rpc-test-film :title "Ein größerer Film 🎬"))))
      (should (equal (plist-get played :playerState) "PLAYING"))
      (should (equal (plist-get played :title) "Ein größerer Film 🎬")))
    (should (>= (plist-get (cast-rpc-player-status client `(:device ,device)) :position) 0))
    (should (equal (plist-get (cast-rpc-player-pause client `(:device ,device)) :playerState) "PAUSED"))
    (should (= (plist-get (cast-rpc-player-seek client `(:device ,device :position 90)) :position) 90))
    (should (equal (plist-get (cast-rpc-player-stop client `(:device ,device)) :playerState) "IDLE"))))

(ert-deftest cast-rpc-test-events ()
  "Come to their listeners, in their order, until the listening ends."
  (cast-rpc-test-with client device
    (let* (all started
           (stop (cast-rpc-on-session-did-start client (lambda (event) (push event started)))))
      (cast-rpc-on client "*" (lambda (_event name) (push name all)))
      (cast-rpc-player-play client `(:device ,device :url ,cast-rpc-test-film))
      (cast-rpc-test-eventually (lambda () (and started (member "media.didUpdateStatus" all))))
      (should (stringp (plist-get (car started) :sessionId)))
      (should (member "session.willStart" (member "session.didStart" all)))
      (funcall stop)
      (cast-rpc-player-stop client `(:device ,device))
      (cast-rpc-player-play client `(:device ,device :url ,cast-rpc-test-film))
      (should (= (length started) 1)))))

(ert-deftest cast-rpc-test-errors ()
  "Have their condition, data and advice."
  (cast-rpc-test-with client _device
    (let ((problem (should-error (cast-rpc-player-status client '(:device "nobody" :searchTimeout 0))
                                 :type 'cast-rpc-device-not-found)))
      (should (= (plist-get (cddr problem) :code)
                 (plist-get (cddr (assoc "DeviceNotFound" cast-rpc-schema-errors)) :code)))
      (should (stringp (cast-rpc-advice problem))))
    (let ((problem (should-error (cast-rpc-player-seek client '(:position "90"))
                                 :type 'cast-rpc-invalid-params)))
      (should (equal (plist-get (plist-get (cddr problem) :data) :path) "params.position")))
    (should-error (cast-rpc-call client "media.laod") :type 'cast-rpc-method-not-found)))

(ert-deftest cast-rpc-test-for-people ()
  "Every error is said in words for people."
  (let ((errors (with-temp-buffer
                  (insert-file-contents
                   (expand-file-name "../../../spec/errors.json" cast-rpc-test-folder))
                  (json-parse-buffer :object-type 'plist :null-object nil :false-object nil)))
        (count 0))
    (cl-loop
     for (name facts) on errors by #'cddr
     for said = (cast-rpc-for-people
                 (list 'cast-rpc-error (plist-get facts :message) :method "player.play"
                       :data (append (list :name (substring (symbol-name name) 1)) facts)))
     do (cl-incf count)
     (should (equal said (format "%s %s" (or (plist-get facts :userMessage) (plist-get facts :message))
                                 (or (plist-get facts :userAdvice) (plist-get facts :advice)))))
     (should-not (let (case-fold-search)
                   (string-match-p
                    "`\\|\\_<\\(data\\|params\\|session\\|discovery\\|player\\|media\\|queue\\)\\.[a-z]"
                    said))))
    (should (> count 80)))
  (should (equal (cast-rpc-for-people
                  '(cast-rpc-call-timeout "player.play had no answer within 5 s." :method "player.play"))
                 "The server had no answer within 5 s."))
  (should (equal (cast-rpc-for-people '(cast-rpc-server-died "player.play: it died." :method "player.play"))
                 "it died.")))

(ert-deftest cast-rpc-test-later ()
  "With :then a call returns at once, and ends later, once."
  (cast-rpc-test-with client _device
    (let* (heard
           (then (lambda (result problem) (push (or (car problem) (plist-get result :value)) heard))))
      (cast-rpc-server-echo client '(:value 1) (list :then then))
      (cast-rpc-player-status client '(:device "nobody" :searchTimeout 0) (list :then then))
      (should-not heard)
      (cast-rpc-test-eventually (lambda () (= (length heard) 2)))
      (should (equal heard '(cast-rpc-device-not-found 1))))))

(ert-deftest cast-rpc-test-limits ()
  "A call waits longer than the server may take."
  (let ((limit (lambda (method params)
                 (cast-rpc--limit (cdr (assoc method cast-rpc-schema-methods)) params))))
    (pcase-dolist (`(,method ,params ,seconds)
                   '(("server.ping" nil 60)
                    ("discovery.find" nil 70)
                    ("discovery.find" (:timeout 120) 180)
                    ("events.poll" (:timeout 300) 360)
                    ("discovery.diagnose" (:listenFor 60) 120)
                    ("server.report" nil 63)
                    ("media.play" (:waitTimeout 300) 360)
                    ("media.load" (:waitFor "PLAYING") 150)
                    ("media.load" (:waitTimeout 300) 420)
                    ("widget.handOver" nil 120)
                    ("session.start" nil 1265)
                    ("session.start" (:timeout 10) 675)
                    ("session.resume" nil 660)
                    ("player.interrupt" (:maximumDuration 300) 2825)
                    ("player.play" (:timeout 10 :searchTimeout 20 :waitTimeout 40) 1390)))
      (should (equal (list method (funcall limit method params)) (list method seconds))))
    (let ((cast-rpc-timeout 0))
      (should (equal (funcall limit "player.play" nil) 0)))))

(ert-deftest cast-rpc-test-time-out-and-cancel ()
  "End the call here and in the server, whose late answer is ignored."
  (cast-rpc-test-with client _device
    (let ((absent '(:deviceId "absent" :timeout 60)) ended)
      (let ((problem (should-error (cast-rpc-discovery-find client absent '(:timeout 0.05))
                                   :type 'cast-rpc-call-timeout)))
        (should (equal problem '(cast-rpc-call-timeout "discovery.find had no answer within 0.05 s."
                                                       :method "discovery.find")))
        (should (equal (cast-rpc-for-people problem) "The server had no answer within 0.05 s.")))
      (let ((call (cast-rpc-discovery-find client absent
                                           (list :then (lambda (_ problem) (setq ended problem))))))
        (cast-rpc-cancel call)
        (cast-rpc-test-eventually (lambda () ended))
        (should (eq (car ended) 'cast-rpc-call-aborted))
        (should (equal (cast-rpc-for-people ended) "The call was aborted.")))
      (should (= (plist-get (cast-rpc-server-echo client '(:value 1)) :value) 1))
      (should-not (oref client calls)))))

(ert-deftest cast-rpc-test-progress ()
  "Comes to the call that asked for it."
  (cast-rpc-test-with client device
    (let (phases)
      (cast-rpc-player-play client `(:device ,device :url ,cast-rpc-test-film)
                            (list :progress (lambda (value) (push value phases))))
      (should phases)
      (should-not (oref client progress)))))

(ert-deftest cast-rpc-test-listener-that-waits ()
  "A listener may wait for a call, and loses nothing."
  (cast-rpc-test-with client device
    (let (nested all)
      (cast-rpc-on client "*" (lambda (_event name) (push name all)))
      (cast-rpc-on-session-did-start
       client (lambda (_) (setq nested (plist-get (cast-rpc-server-echo client '(:value "inside")) :value))))
      (cast-rpc-player-play client `(:device ,device :url ,cast-rpc-test-film))
      (cast-rpc-test-eventually (lambda () (and nested (member "media.didUpdateStatus" all))))
      (should (equal nested "inside")))))

(ert-deftest cast-rpc-test-requests-of-the-server ()
  "Are answered by handlers."
  (let* ((receiver (cast-rpc-test-receiver)) asked
         (client (cast-rpc-connect
                  :socket nil
                  :handlers (list (cons "credentials.provide"
                                        (lambda (params)
                                          (setq asked (plist-get params :applicationId))
                                          '(:credentials "token" :credentialsType "web")))))))
    (unwind-protect
        (progn (cast-rpc-player-play client `(:device ,(process-get receiver :address) :url ,cast-rpc-test-film))
               (should (equal asked "CC1AD845")))
      (cast-rpc-close client)
      (delete-process receiver))))

;;;; Ends

(ert-deftest cast-rpc-test-death-of-the-server ()
  "Ends every call, and says how."
  (let* ((client (cast-rpc-connect :socket nil)) closed
         (name (jsonrpc-name (oref client connection)))
         (call (cast-rpc-discovery-find client '(:deviceId "absent" :timeout 60) (list :then #'ignore))))
    (cast-rpc-on client "close" (lambda (problem) (setq closed (car problem))))
    (signal-process (cast-rpc--process client) 'SIGKILL)
    (let ((problem (should-error (cast-rpc-wait call) :type 'cast-rpc-server-died)))
      (should (string-match-p "signal 9" (cadr problem))))
    (cast-rpc-test-eventually (lambda () closed))
    (should (eq closed 'cast-rpc-server-died))
    (should-error (cast-rpc-server-ping client) :type 'cast-rpc-server-died)
    (cast-rpc-test-eventually
     (lambda () (not (cl-find name (mapcar #'buffer-name (buffer-list))
                              :test #'string-match-p))))))

(ert-deftest cast-rpc-test-no-server ()
  "Report programs that can't be started or are no server."
  (should-error (cast-rpc-connect :socket nil :server "/nowhere/cast-rpc") :type 'cast-rpc-server-not-found)
  (let ((problem (should-error (cast-rpc-connect :socket nil :server '("sh" "-c" "read line; echo sorry >&2; exit 3"))
                               :type 'cast-rpc-server-died)))
    (should (string-match-p "code 3: sorry" (cadr problem))))
  (let ((cast-rpc--hello-timeout 0.1))
    (should-error (cast-rpc-connect :socket nil :server '("sleep" "60")) :type 'cast-rpc-no-handshake)))

;;;; Where the daemon is

(defun cast-rpc-test--make (path what base)
  "Make PATH as WHAT says: `file', `link' to a folder of BASE, or a mode."
  (make-directory (file-name-directory path) t)
  (pcase what
    ("file" (write-region "" nil path nil 'silent))
    ("link" (make-symbolic-link (expand-file-name "elsewhere" base) path))
    (_ (make-directory path)
       (set-file-modes path (string-to-number what 8)))))

(ert-deftest cast-rpc-test-default-socket ()
  "The socket is found as the table says that every client is held to."
  (let ((table (with-temp-buffer
                 (insert-file-contents
                  (expand-file-name "../../../Tests/SocketPlaces/places.json" cast-rpc-test-folder))
                 (json-parse-buffer :object-type 'alist))))
    (cl-loop
     for row across (alist-get 'rows table)
     do (let* ((base (make-temp-file "places" t))
               (user (+ (user-uid) (if (eq t (alist-get 'isStranger row)) 1 0)))
               (filled (lambda (text)
                         (string-replace "UID" (number-to-string user)
                                         (string-replace "BASE" base text))))
               (process-environment
                (append (cl-loop for (name . value) in (alist-get 'environment row)
                                 collect (format "%s=%s" name (funcall filled value)))
                        '("XDG_RUNTIME_DIR" "TMPDIR") process-environment))
               (find (lambda ()
                       (cast-rpc-default-socket
                        :user user :runtime-folders (concat base "/run")
                        :temporary-folder (concat base "/temporary")))))
          (dolist (folder '("elsewhere" "temporary" "other"))
            (cast-rpc-test--make (expand-file-name folder base) "700" base))
          (cl-loop for (name . what) in (alist-get 'made row)
                   do (cast-rpc-test--make
                       (expand-file-name (funcall filled (symbol-name name)) base) what base))
          (ert-info ((alist-get 'name row))
            (if-let ((place (alist-get 'place row)))
                (should (equal (funcall find) (funcall filled place)))
              (should (string-match-p
                       (regexp-quote (concat (funcall filled (alist-get 'unsafe row)) " isn't safe"))
                       (cadr (should-error (funcall find) :type 'cast-rpc-server-not-found))))))
          (delete-directory base t)))))

(provide 'cast-rpc-test)
;;; cast-rpc-test.el ends here
